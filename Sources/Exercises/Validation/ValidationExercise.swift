import Playing
import ReactiveCore
import TerminalUI

/// The code that a learner supplies in chapter 01.
public struct ValidationExercise: Exercise {
    /// Connects a pipeline from a field's text to the field's background.
    public typealias Pipeline = @MainActor (TextField) -> any Disposable

    /// Connects such a pipeline, and also passes each text to a log.
    public typealias LoggingPipeline =
        @MainActor (TextField, @escaping @MainActor @Sendable (String) -> Void) -> any Disposable

    public let fixtures: Fixtures

    /// The parameters are in the tasks' former order, so that a learner's older Exercise.swift still compiles.
    public init(
        validate: @escaping Pipeline,
        form: @escaping @MainActor (TextField) -> any OpenableForm,
        validateAndLog: @escaping LoggingPipeline,
        bindColor: @escaping Pipeline,
        predictedBackgrounds: String
    ) {
        fixtures = Fixtures([
            { WatchedFixture($0) { SideBySideFixture($0) { FieldFixture($0, pipeline: validate) } } },
            { WrittenFixture($0, prediction: predictedBackgrounds) },
            { SideBySideFixture($0) { FormFixture($0, form: form) } },
            { context in
                SideBySideFixture(context) { context in
                    FieldFixture(context) { field in
                        validateAndLog(field) { text in context.observer.next(text, in: .log) }
                    }
                }
            },
            { SideBySideFixture($0) { FieldFixture($0, pipeline: bindColor) } },
        ])
    }
}

/// A form that opens and closes repeatedly. The learner writes such a form in task 3.
@MainActor
public protocol OpenableForm: AnyObject, Sendable {
    /// Starts to validate the field.
    func open()

    /// Stops changing the field.
    func close()
}
