import Foundation

/// How a store decides when an app asks for access.
public enum AccessPolicy: Sendable {
    /// As on a phone: it asks the user once, and remembers the decision.
    case ask(AccessPrompt)
    /// Grants access for this run, without asking or remembering.
    case grant
    /// Denies access for this run, without asking or remembering.
    case deny
}

/// Asks the user, on whatever screen the program has.
///
///     AccessPrompt { question, answer in answer(askOnTerminal(question.sentence)) }
public struct AccessPrompt: Sendable {
    /// Asks the question, and calls the second argument with the answer, at any time and on any thread.
    ///
    /// Only the first answer counts. Without an answer the request stays open, like an alert that isn't tapped.
    public let ask: @Sendable (AccessQuestion, @escaping @Sendable (_ granted: Bool) -> Void) -> Void

    /// Creates a prompt.
    ///
    /// - Parameter ask: asks the question; called on a background queue.
    public init(ask: @escaping @Sendable (AccessQuestion, @escaping @Sendable (_ granted: Bool) -> Void) -> Void) {
        self.ask = ask
    }
}

/// The question for the user.
public struct AccessQuestion: Sendable, Equatable {
    /// The name of the app, such as `Twitter Instant`.
    public let app: String
    /// The type of the accounts.
    public let type: AccountType

    /// The question in a sentence.
    public var sentence: String { "\(app) would like access to your \(type.identifier.capitalized) accounts." }
}
