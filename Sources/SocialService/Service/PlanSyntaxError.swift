/// Why a plan or a latency can't be parsed, and where.
public struct PlanSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The text.
    public let text: String
    /// The number of the character at fault, from 1.
    public let column: Int
    /// What is wrong and what would be right, in a sentence.
    public let problem: String

    /// The sentence, then the text with a mark under the mistake.
    public var description: String {
        "\(problem)\n    \(text)\n    \(String(repeating: " ", count: column - 1))^ column \(column)"
    }
}
