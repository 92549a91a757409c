import ReactiveCore
import TerminalUI

/// What a learner supplies in chapter 01, one member a task.
@MainActor
public struct ValidationExercise: Exercise {
    /// A pipeline that starts at a field's text and ends at the same field's background.
    public typealias Pipeline = @MainActor (TextField) -> any Disposable

    /// A pipeline that hands each text to a log on its way.
    public typealias LoggingPipeline =
        @MainActor (TextField, @escaping @MainActor @Sendable (String) -> Void) -> any Disposable

    private let validate: Pipeline
    private let form: @MainActor (TextField) -> any OpenableForm
    private let validateAndLog: LoggingPipeline
    private let bindColor: Pipeline
    private let predictedBackgrounds: String

    /// The five tasks, in their order.
    public init(
        validate: @escaping Pipeline,
        form: @escaping @MainActor (TextField) -> any OpenableForm,
        validateAndLog: @escaping LoggingPipeline,
        bindColor: @escaping Pipeline,
        predictedBackgrounds: String
    ) {
        self.validate = validate
        self.form = form
        self.validateAndLog = validateAndLog
        self.bindColor = bindColor
        self.predictedBackgrounds = predictedBackgrounds
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: FieldStage(setting, pipeline: validate)
        case 2: FormStage(setting, form: form)
        case 3:
            FieldStage(setting) { [validateAndLog] field in
                validateAndLog(field) { text in setting.observer.next(text, in: "log") }
            }
        case 4: FieldStage(setting, pipeline: bindColor)
        case 5: PredictionStage(setting, prediction: predictedBackgrounds)
        default: nil
        }
    }
}

/// A form that can be opened and closed, again and again. Task 2 writes one.
@MainActor
public protocol OpenableForm: AnyObject {
    /// Begins to validate the field.
    func open()

    /// Leaves the field alone from now on.
    func close()
}
