import ReactiveCore
import SocialService
import StarterProject

/// What a learner supplies in chapter 03, one member a task.
@MainActor
public struct AccessRequestExercise: Exercise {
    /// A signal around the account store's callback.
    public typealias AccessRequest = @MainActor (AccountStore) -> Signal<Void, TwitterInstantError>

    private let requestAccess: AccessRequest

    /// The tasks, in their order.
    public init(requestAccess: @escaping AccessRequest) {
        self.requestAccess = requestAccess
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: AccessStage(setting, request: requestAccess)
        default: nil
        }
    }
}
