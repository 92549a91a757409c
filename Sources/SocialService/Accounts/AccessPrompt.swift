import Foundation

/// How the store comes to a decision when an app asks for access.
public enum AccessPolicy: Sendable {
    /// As on a telephone: a remembered decision holds; without one, the user is asked, and the answer is remembered.
    case ask(AccessPrompt)
    /// Yes, for this run; nobody is asked and nothing is remembered.
    case grant
    /// No, for this run; nobody is asked and nothing is remembered.
    case deny
}

/// The host's way of asking the user. The store knows no screen, so whoever has one supplies this.
public struct AccessPrompt: Sendable {
    /// Puts the question to the user and calls the second argument with the answer, on any thread, whenever it comes.
    /// Only the first answer counts. A prompt that never answers leaves the request open, as an alert that nobody taps does.
    public let ask: @Sendable (AccessQuestion, @escaping @Sendable (_ granted: Bool) -> Void) -> Void

    /// A prompt that asks in the given way. It is called on a background queue.
    public init(ask: @escaping @Sendable (AccessQuestion, @escaping @Sendable (_ granted: Bool) -> Void) -> Void) {
        self.ask = ask
    }
}

/// What the user is asked.
public struct AccessQuestion: Sendable, Equatable {
    /// The app that asks, for example `Twitter Instant`.
    public let app: String
    /// The accounts that it asks for.
    public let type: AccountType

    /// The question in a sentence.
    public var sentence: String { "\(app) would like access to your \(type.identifier.capitalized) accounts." }
}
