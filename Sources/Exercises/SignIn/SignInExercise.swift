import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 00, one member a task.
@MainActor
public struct SignInExercise: Exercise {
    /// Puts a pipeline on the sign-in form.
    public typealias Pipeline = @MainActor (SignInForm) -> any Disposable

    private let signInWhenTapped: Pipeline
    private let enableButton: Pipeline
    private let signInAtTheTap: Pipeline
    private let predictedValidity: String
    private let signInUndisturbed: Pipeline

    /// The tasks, in their order.
    public init(
        signInWhenTapped: @escaping Pipeline,
        enableButton: @escaping Pipeline,
        signInAtTheTap: @escaping Pipeline,
        predictedValidity: String,
        signInUndisturbed: @escaping Pipeline
    ) {
        self.signInWhenTapped = signInWhenTapped
        self.enableButton = enableButton
        self.signInAtTheTap = signInAtTheTap
        self.predictedValidity = predictedValidity
        self.signInUndisturbed = signInUndisturbed
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: SignInStage(setting, pipeline: signInWhenTapped)
        case 2: SignInStage(setting, isValidated: false, pipeline: enableButton)
        case 3: SignInStage(setting, pipeline: signInAtTheTap)
        case 4: PredictionStage(setting, prediction: predictedValidity)
        case 5: SignInStage(setting, isValidated: false, pipeline: signInUndisturbed)
        default: nil
        }
    }
}
