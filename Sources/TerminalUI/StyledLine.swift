import LineEditor

/// One row of a screen: pieces of text, each in its style.
public struct StyledLine: Sendable, Equatable {
    /// A piece of text in one style.
    public struct Span: Sendable, Equatable {
        /// The text, without control characters.
        public var text: String
        /// How it looks.
        public var style: TextStyle
    }

    /// The pieces, from left to right.
    public private(set) var spans: [Span] = []
    /// How many columns they take.
    public private(set) var columns = 0

    /// A row of one piece, or an empty one.
    public init(_ text: String = "", style: TextStyle = .plain) {
        append(text, style: style)
    }

    /// Adds a piece at the right end. Control characters become spaces: they would move the cursor.
    public mutating func append(_ text: String, style: TextStyle = .plain) {
        guard !text.isEmpty else { return }
        let shown = StyledLine.printable(text)
        spans.append(Span(text: shown, style: style))
        columns += DisplayWidth.columns(of: shown)
    }

    /// Adds another row at the right end.
    public mutating func append(_ line: StyledLine) {
        spans += line.spans
        columns += line.columns
    }

    /// The row cut off or filled up with blanks to exactly so many columns.
    public func fitted(columns width: Int) -> StyledLine {
        var fitted = StyledLine()
        for span in spans where fitted.columns < width {
            let text =
                columns <= width ? span.text : DisplayWidth.prefix(of: span.text, columns: width - fitted.columns)
            fitted.append(text, style: span.style)
            if text.utf8.count < span.text.utf8.count { break }
        }
        fitted.append(String(repeating: " ", count: max(0, width - fitted.columns)))
        return fitted
    }

    /// The text alone.
    public var text: String { spans.map(\.text).joined() }

    /// The row as bytes for a terminal of so many columns; what does not fit is cut off, what is left of the row is
    /// blank.
    public func rendered(columns width: Int, on terminal: TerminalAbilities) -> String {
        var output = ""
        var room = width
        for span in spans where room > 0 {
            let text = DisplayWidth.prefix(of: span.text, columns: room)
            room -= DisplayWidth.columns(of: text)
            let isStyled = terminal.hasColor && span.style != .plain
            output +=
                isStyled ? span.style.escapeSequence(terminal.colorDepth) + text + EscapeSequences.resetStyle : text
            if text.utf8.count < span.text.utf8.count { break }
        }
        return room > 0 ? output + EscapeSequences.clearToEndOfRow : output
    }

    private static func printable(_ text: String) -> String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value) }
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(
            String.UnicodeScalarView(
                EscapeSequences.removed(from: text).unicodeScalars.map { isControl($0) ? " " : $0 }))
    }
}
