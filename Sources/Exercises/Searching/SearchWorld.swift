/// How the world behaves in a scenario, decided by the judging process: the user, the accounts, and the service.
///
/// It travels with the stimulus that opens the form, so the learner's process learns of it only when it begins.
public struct SearchWorld: Codable, Sendable, Equatable {
    /// How the question for access is answered.
    public enum Access: String, Codable, Sendable {
        /// Without asking the user.
        case grant, deny
        /// By the user; the actions `allow` and `deny` answer.
        case ask
    }

    /// How the question for access is answered.
    public var access: Access
    /// How many accounts the device has.
    public var accounts: Int
    /// The service's answers, search by search, in the text form of `ResponsePlan`; empty for its usual answers.
    public var plan: String
    /// How long an answer takes where the plan doesn't say, in the text form of `Latency`.
    public var latency: String
    /// Like `plan`, for the avatars.
    public var avatarPlan: String
    /// Like `latency`, for the avatars.
    public var avatarLatency: String

    /// A world in which everything goes well, but for what is given.
    public init(
        access: Access = .grant, accounts: Int = 1, plan: String = "", latency: String = "80ms",
        avatarPlan: String = "", avatarLatency: String = "60ms"
    ) {
        self.access = access
        self.accounts = accounts
        self.plan = plan
        self.latency = latency
        self.avatarPlan = avatarPlan
        self.avatarLatency = avatarLatency
    }
}
