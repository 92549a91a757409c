import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 12.
public struct SignInExercise: Exercise {
    /// Puts a pipeline on the sign-in form.
    public typealias Pipeline = @MainActor (SignInForm) -> any Disposable

    public let fixtures: [MakeFixture]

    /// The tasks, in their order.
    public init(
        signInWhenTapped: @escaping Pipeline,
        enableButton: @escaping Pipeline,
        signInAtTheTap: @escaping Pipeline,
        predictedValidity: String,
        signInUndisturbed: @escaping Pipeline
    ) {
        fixtures = [
            { SignInFixture($0, pipeline: signInWhenTapped) },
            { SignInFixture($0, isValidated: false, pipeline: enableButton) },
            { SignInFixture($0, pipeline: signInAtTheTap) },
            { PredictionFixture($0, prediction: predictedValidity) },
            { SignInFixture($0, isValidated: false, pipeline: signInUndisturbed) },
        ]
    }
}
