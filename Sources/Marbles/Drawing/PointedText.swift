import Terminal

/// A line of text with a caret under one of its characters, to point at a mistake.
///
///     --a[b
///        ^
public struct PointedText: Sendable, CustomStringConvertible {
    private let text: String
    private let column: Int

    /// Creates a pointed text.
    ///
    /// - Parameters:
    ///   - text: the line. Tabs and line breaks in it become spaces.
    ///   - column: the column of the character, from 1. The column after the last character means the end.
    public init(_ text: String, column: Int) {
        self.text = String(text.map { $0.isWhitespace ? " " : $0 })
        self.column = column
    }

    /// Returns the text and the caret, on two lines that begin with an indent.
    public func lines(indent: String = "") -> [String] {
        let before = DisplayWidth.columns(of: String(text.prefix(column - 1)))
        return [indent + text, indent + String(repeating: " ", count: before) + "^"]
    }

    /// The two lines.
    public var description: String { lines().joined(separator: "\n") }
}
