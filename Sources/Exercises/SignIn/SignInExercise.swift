import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 00, one member a task.
@MainActor
public struct SignInExercise: Exercise {
    /// Puts a pipeline on the sign-in form.
    public typealias Pipeline = @MainActor (SignInForm) -> any Disposable

    private let signInWhenTapped: Pipeline

    /// The tasks, in their order.
    public init(signInWhenTapped: @escaping Pipeline) {
        self.signInWhenTapped = signInWhenTapped
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: SignInStage(setting, pipeline: signInWhenTapped)
        default: nil
        }
    }
}
