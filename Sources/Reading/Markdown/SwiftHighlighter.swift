import Terminal

/// Colors keywords, types, strings, comments, and numbers of Swift code. It doesn't parse the code, so it can color
/// fragments.
package struct SwiftHighlighter {
    private static let keywords: Set<Substring> = Set(
        """
        actor any as associatedtype async await break case catch class continue default defer deinit do else enum \
        extension fallthrough false fileprivate final for func get guard if import in init inout internal is lazy let \
        mutating nil nonisolated open operator override private protocol public repeat rethrows return self Self set \
        some static struct subscript super switch throw throws true try typealias unowned var weak where while
        """.split(separator: " "))

    private var lines = [StyledText()]

    package static func lines(_ source: [String]) -> [StyledText] {
        let text = source.joined(separator: "\n")
        var highlighter = SwiftHighlighter()
        var end = text.startIndex
        var isAttribute = false
        for token in Tokenizer(text).tokens {
            // Between tokens, there are only whitespace and comments.
            highlighter.append(text[end..<token.startIndex], .dim)
            highlighter.append(token, isAttribute ? .keyword : style(of: token))
            isAttribute = token == "@" || token == "#"
            end = token.endIndex
        }
        highlighter.append(text[end...], .dim)
        return highlighter.lines
    }

    private mutating func append(_ text: Substring, _ style: TextStyle) {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if number > 0 { lines.append(StyledText()) }
            let spaces = line.prefix { $0 == " " }
            lines[lines.count - 1].append(String(spaces), style: .plain)
            lines[lines.count - 1].append(String(line.dropFirst(spaces.count)), style: style)
        }
    }

    private static func style(of token: Substring) -> TextStyle {
        guard let first = token.first else { return .plain }
        if keywords.contains(token) || first == "@" || token == "#" { return .keyword }
        if first == "\"" || first == "#" { return .string }
        if first.isNumber { return .number }
        return first.isUppercase ? .typeName : .plain
    }
}
