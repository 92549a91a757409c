/// What a user can do about an error.
public enum Advice: String, Sendable {
    /// Add an account: there is none on the device.
    case addAnAccount
    /// Allow the app to use the account.
    case allowTheApp
    /// Try again later: the service's answer was of no use.
    case tryAgainLater
}
