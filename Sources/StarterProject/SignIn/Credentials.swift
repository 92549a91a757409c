/// A name and a password to sign in with.
public struct Credentials: Sendable, Equatable {
    /// The user's name.
    public let name: String
    /// The user's password.
    public let password: String

    /// Creates credentials.
    public init(name: String, password: String) {
        self.name = name
        self.password = password
    }
}
