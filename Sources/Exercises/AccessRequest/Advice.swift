/// What a user can do about an error.
public enum Advice: String, Sendable {
    /// There is no account on the device.
    case addAnAccount
    /// There is one, and the user does not let the app use it.
    case allowTheApp
    /// The service gave no answer that the app can use.
    case tryAgainLater
}
