/// A line of text with a caret under one of its characters: where a complaint about it points.
///
///     --a[b
///        ^
public struct PointedText: Sendable, CustomStringConvertible {
    private let text: String
    private let column: Int

    /// - Parameters:
    ///   - text: the line; tabs and line breaks in it are shown as spaces.
    ///   - column: the number of the character, from 1; one more than there are is the end.
    public init(_ text: String, column: Int) {
        self.text = String(text.map { $0.isWhitespace ? " " : $0 })
        self.column = column
    }

    /// The text and the caret, each on a line that begins with an indent.
    public func lines(indent: String = "") -> [String] {
        let before = MarbleText.width(of: String(text.prefix(column - 1)))
        return [indent + text, indent + String(repeating: " ", count: before) + "^"]
    }

    /// The two lines.
    public var description: String { lines().joined(separator: "\n") }
}
