import Foundation

/// Who may sign in, and how long the service takes to say so: decided by the judging process.
///
/// It travels as the value of an `open` stimulus, so that the learner's process learns of it only when it begins.
public struct SignInWorld: Codable, Sendable, Equatable {
    /// What the user is called.
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

extension Stimulus {
    /// Opens the sign-in form in a world.
    public static func open(_ world: SignInWorld) -> Stimulus {
        // A struct of texts always encodes.
        let value = (try? JSONEncoder().encode(world)).map { String(decoding: $0, as: UTF8.self) }
        return Stimulus(at: .zero, "open", value)
    }

    /// The world of an `open`; nil for every other word.
    public var openedSignInWorld: SignInWorld? {
        guard name == "open", let value else { return nil }
        return try? JSONDecoder().decode(SignInWorld.self, from: Data(value.utf8))
    }
}
