/// A scenario's world, set up by the judging process: the user, the accounts, and the service.
///
/// It travels with the stimulus that opens the form, so the learner's process can't know it earlier.
public struct SearchWorld: Codable, Sendable, Equatable {
    /// The answer to a request for access.
    public enum Access: String, Codable, Sendable {
        /// Grants or denies without asking the user.
        case grant, deny
        /// Asks the user; the actions `allow` and `deny` answer.
        case ask
    }

    /// The answer to a request for access.
    public var access: Access
    /// The number of accounts on the device.
    public var accounts: Int
    /// The service's answers, one per search, as a `ResponsePlan`'s text; empty for the usual answers.
    public var plan: String
    /// The delay of answers to which the plan gives no delay, as a `Latency`'s text.
    public var latency: String
    /// Like `plan`, for the avatars.
    public var avatarPlan: String
    /// Like `latency`, for the avatars.
    public var avatarLatency: String

    /// A world in which everything goes well, unless an argument says otherwise.
    public init(
        access: Access = .grant, accounts: Int = 1, plan: String = "", latency: String = "80ms",
        avatarPlan: String = "", avatarLatency: String = "60ms"
    ) {
        self.access = access
        self.accounts = accounts
        (self.plan, self.latency, self.avatarPlan, self.avatarLatency) = (plan, latency, avatarPlan, avatarLatency)
    }
}
