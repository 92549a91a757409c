/// Who may sign in, and how long the service takes to answer: decided by the judging process.
///
/// It travels with the stimulus that opens the form, so the learner's process learns of it only when it begins.
public struct SignInWorld: Codable, Sendable, Equatable {
    /// The user's name.
    public var name: String
    /// The user's password.
    public var password: String
    /// How long an answer takes, in the text form of `Latency`.
    public var latency = "500ms"

    /// A world with one user.
    public init(name: String, password: String) {
        self.name = name
        self.password = password
    }
}
