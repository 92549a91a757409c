/// A mistake in a marble diagram, and its position.
public struct MarbleSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The line of marbles.
    public let marbles: String
    /// The column at which the mistake begins, from 1.
    public let column: Int
    /// The problem in a sentence, without the position.
    public let sentence: String

    /// The column and the sentence, then the line with a caret under the mistake.
    public var description: String {
        (["Column \(column): \(sentence)"] + marbles.pointed(at: column)).joined(separator: "\n")
    }
}
