/// What somebody signs in with.
public struct Credentials: Sendable, Equatable {
    /// What the user is called.
    public let name: String
    /// What the user is known by.
    public let password: String

    /// A name and a password.
    public init(name: String, password: String) {
        self.name = name
        self.password = password
    }
}
