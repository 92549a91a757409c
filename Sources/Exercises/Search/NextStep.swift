/// The user's next step after a failure.
public enum NextStep: String, Sendable {
    /// Allow access to the accounts, in Settings.
    case allowAccess
    /// Add an account, in Settings.
    case addAccount
    /// Sign in again: Twitter no longer accepts the account.
    case signInAgain
    /// Wait until the rate limit allows searches again.
    case wait
    /// Check the connection.
    case checkConnection
    /// Try again later.
    case tryLater
}
