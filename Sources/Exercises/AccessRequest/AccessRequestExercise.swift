import ReactiveCore
import SocialService
import StarterProject

/// What a learner supplies in chapter 03, one member a task.
@MainActor
public struct AccessRequestExercise: Exercise {
    /// A signal around the account store's callback.
    public typealias AccessRequest = @MainActor (AccountStore) -> Signal<Void, TwitterInstantError>

    /// Tells a log and a title what became of a request.
    public typealias Announcement =
        @MainActor (
            Signal<Void, TwitterInstantError>, _ log: @escaping @Sendable (String) -> Void,
            _ title: @escaping @Sendable (String) -> Void
        ) -> any Disposable

    private let requestAccess: AccessRequest
    private let requestExplainedAccess: AccessRequest
    private let advice: @Sendable (TwitterInstantError) -> Advice
    private let announce: Announcement
    private let predictedValues: String

    /// The tasks, in their order.
    public init(
        requestAccess: @escaping AccessRequest,
        requestExplainedAccess: @escaping AccessRequest,
        advice: @escaping @Sendable (TwitterInstantError) -> Advice,
        announce: @escaping Announcement,
        predictedValues: String
    ) {
        self.requestAccess = requestAccess
        self.requestExplainedAccess = requestExplainedAccess
        self.advice = advice
        self.announce = announce
        self.predictedValues = predictedValues
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: AccessStage(setting, request: requestAccess)
        case 2: AccessStage(setting, request: requestExplainedAccess, advice: advice)
        case 3: AnnouncementStage(setting, announce: announce)
        case 4: PredictionStage(setting, prediction: predictedValues)
        default: nil
        }
    }
}
