import ReactiveCore
import SocialService
import StarterProject

/// What a learner supplies in chapter 12.
public struct SignInExercise: Exercise {
    /// Puts a pipeline on the sign-in form.
    public typealias Pipeline = @MainActor (SignInForm) -> any Disposable

    public let fixtures: Fixtures

    /// The tasks, in their order.
    public init(
        logTaps: @escaping Pipeline,
        predictedValidity: String,
        enableButton: @escaping Pipeline,
        signIn: @escaping @Sendable (Credentials, SignInService) -> Signal<Bool, Never>,
        signInAtTheTap: @escaping Pipeline,
        signInForm: @escaping Pipeline
    ) {
        fixtures = Fixtures([
            { SignInFixture($0, pipeline: logTaps) },
            { PredictionFixture($0, prediction: predictedValidity) },
            { SignInFixture($0, pipeline: enableButton) },
            { SignInFixture($0, signIn: signIn, pipeline: signInAtTheTap) },
            { SignInFixture($0, pipeline: signInForm) },
        ])
    }
}
