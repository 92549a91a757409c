/// Text in spans that each have a style: one row of a screen, or a paragraph before it's wrapped.
public struct StyledText: Sendable, Equatable, Codable {
    /// A piece of text in one style.
    public struct Span: Sendable, Equatable, Codable {
        public var text: String
        public var style: TextStyle
    }

    /// The spans, from left to right. Neighbors differ in style.
    public private(set) var spans: [Span] = []
    /// The columns of the text on one row.
    public private(set) var columns = 0

    /// Makes a text in one style, or an empty text.
    public init(_ text: String = "", style: TextStyle = .plain) { append(text, style: style) }

    /// Adds text at the end. Escape sequences are removed and control characters become spaces, because they would move
    /// the cursor. Line breaks and tabs stay.
    public mutating func append(_ text: String, style: TextStyle = .plain) {
        guard !text.isEmpty else { return }
        let shown = StyledText.printable(text)
        columns += DisplayWidth.columns(of: shown)
        if spans.last?.style == style {
            spans[spans.count - 1].text += shown
        } else {
            spans.append(Span(text: shown, style: style))
        }
    }

    /// Adds another text at the end.
    public mutating func append(_ other: StyledText) {
        for span in other.spans { append(span.text, style: span.style) }
    }

    /// Two texts as one.
    public static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum.append(right)
        return sum
    }

    /// The characters without styles.
    public var text: String { spans.map(\.text).joined() }

    /// The text cut or padded with blanks to exactly `width` columns.
    public func fitted(columns width: Int) -> StyledText {
        var fitted = prefix(columns: width)
        fitted.append(String(repeating: " ", count: max(0, width - fitted.columns)))
        return fitted
    }

    /// The text as a row of a terminal with `width` columns: cut off there, and blank after its end.
    public func rendered(columns width: Int, on terminal: TerminalAbilities) -> String {
        let row = prefix(columns: width)
        let shown = row.rendered(terminal.colorDepth).map { $0 == "\n" || $0 == "\t" ? " " : $0 }
        return String(shown) + (row.columns < width ? EscapeSequences.clearToEndOfRow : "")
    }

    /// The text with the escape sequences of its styles; only the text if `depth` is `none`.
    public func rendered(_ depth: ColorDepth) -> String { spans.map { $0.style.paint($0.text, depth) }.joined() }

    private func prefix(columns width: Int) -> StyledText {
        guard columns > width else { return self }
        var prefix = StyledText()
        for span in spans where prefix.columns < width {
            let text = DisplayWidth.prefix(of: span.text, columns: width - prefix.columns)
            prefix.append(text, style: span.style)
            if text.utf8.count < span.text.utf8.count { break }
        }
        return prefix
    }

    private static func printable(_ text: String) -> String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7f..<0xa0).contains(scalar.value)
        }
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        let shown = EscapeSequences.removed(from: text).unicodeScalars.map { isControl($0) ? " " : $0 }
        return String(String.UnicodeScalarView(shown))
    }
}
