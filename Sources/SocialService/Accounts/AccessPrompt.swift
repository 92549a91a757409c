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
///     AccountStore(policy: .ask { question, answer in answer(askOnTerminal(question.sentence)) })
///
/// It's called on a background queue with the question, and calls its second argument with the answer, at any time and
/// on any thread. Only the first answer counts. Without an answer the request stays open, like an alert that isn't
/// tapped.
public typealias AccessPrompt =
    @Sendable (AccessQuestion, _ answer: @escaping @Sendable (_ granted: Bool) -> Void) -> Void

/// The question for the user.
public struct AccessQuestion: Sendable, Equatable {
    /// The name of the app, such as `Twitter Instant`.
    public let app: String
    /// The type of the accounts.
    public let type: AccountType

    /// The question in a sentence.
    public var sentence: String { "\(app) would like access to your \(type.identifier.capitalized) accounts." }
}
