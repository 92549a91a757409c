/// How the world behaves in a scenario, decided by the judging process: the user, the accounts, and the service.
///
/// It travels with the stimulus that opens the form, so the learner's process learns of it only when it begins.
public struct SearchWorld: Sendable, Equatable {
    /// How the question for access is answered.
    public enum Access: String, Sendable {
        /// Without asking the user.
        case grant, deny
        /// By the user; the actions `allow` and `deny` answer.
        case ask
    }

    /// How the question for access is answered.
    public var access = Access.grant
    /// How many accounts the device has.
    public var accounts = 1
    /// The service's answers, search by search, in the text form of `ResponsePlan`; empty for its usual answers.
    public var plan = ""
    /// How long an answer takes where the plan doesn't say, in the text form of `Latency`.
    public var latency = "80ms"
    /// Like `plan`, for the avatars.
    public var avatarPlan = ""
    /// Like `latency`, for the avatars.
    public var avatarLatency = "60ms"

    /// A world in which everything goes well.
    public init() {}
}
