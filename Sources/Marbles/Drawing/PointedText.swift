import Terminal

extension String {
    /// The line, and a caret under one of its characters, to point at a mistake. Both lines begin with an indent.
    ///
    ///     --a[b
    ///        ^
    ///
    /// Tabs and line breaks in the line become spaces.
    /// - Parameter column: the column of the character, from 1. The column after the last character means the end.
    package func pointed(at column: Int, indent: String = "") -> [String] {
        let line = String(map { $0.isWhitespace ? " " : $0 })
        let before = DisplayWidth.columns(of: String(line.prefix(column - 1)))
        return [indent + line, indent + String(repeating: " ", count: before) + "^"]
    }
}
