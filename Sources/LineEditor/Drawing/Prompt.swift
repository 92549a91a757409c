/// The text before the line that a person types.
public struct Prompt: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The text. It may contain SGR escape sequences ("\u{1b}[1m"), which take no columns.
    public var text: String

    /// A prompt of one line.
    public init(_ text: String) {
        self.text = text
    }

    /// A prompt written as a literal.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// The text for a terminal without escape sequences.
    public var plain: String { EscapeSequences.removed(from: text) }
}
