/// A plan or a latency that cannot be read: what is wrong, and where.
public struct PlanSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The whole text.
    public let text: String
    /// The place, counted in characters from 1.
    public let column: Int
    /// What is wrong there and what could stand there instead, in a sentence.
    public let problem: String

    /// The sentence, the text, and a mark under the place.
    public var description: String {
        "\(problem)\n    \(text)\n    \(String(repeating: " ", count: column - 1))^ column \(column)"
    }
}
