import Terminal

/// Reads emphasis, code, links, and escapes inside a paragraph, a heading, or a cell.
package struct InlineMarkdown {
    package let colored: Bool
    /// Puts code into words for a screen reader; nil if there is no screen reader.
    private let sayCode: ((String) -> String)?

    package init(colored: Bool, sayCode: ((String) -> String)? = nil) {
        (self.colored, self.sayCode) = (colored, sayCode)
    }

    package func text(_ source: String, base: TextStyle = .plain) -> StyledText {
        var result = StyledText()
        read(source[...], base, into: &result)
        return result
    }

    private func read(_ source: Substring, _ style: TextStyle, into result: inout StyledText) {
        var rest = source
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                result.append(String(next), style: style)
                rest = rest.dropFirst(2)
            } else if character == "`", let span = codeSpan(rest) {
                let plain = sayCode?(span.text) ?? "`\(span.text)`"
                result.append(colored ? span.text : plain, style: style.adding(.code))
                rest = span.rest
            } else if let link = link(rest) {
                read(link.label, style.adding(colored ? .link : .plain), into: &result)
                result.append(" (\(link.target))", style: style.adding(.dim))
                rest = link.rest
            } else if let span = emphasis(rest) {
                read(span.text[...], style.adding(span.isStrong ? .bold : .emphasis), into: &result)
                rest = span.rest
            } else {
                result.append(String(character), style: style)
                rest = rest.dropFirst()
            }
        }
    }

    private func codeSpan(_ source: Substring) -> (text: String, rest: Substring)? {
        let ticks = source.prefix { $0 == "`" }
        let body = source.dropFirst(ticks.count)
        guard let close = body.firstRange(of: ticks) else { return nil }
        var text = body[..<close.lowerBound]
        if ticks.count > 1, text.hasPrefix(" "), text.hasSuffix(" ") { text = text.dropFirst().dropLast() }
        return (String(text), body[close.upperBound...])
    }

    private func link(_ source: Substring) -> (label: Substring, target: Substring, rest: Substring)? {
        let body = source.dropFirst()
        guard source.hasPrefix("["), let middle = body.firstRange(of: "]("),
            !body[..<middle.lowerBound].contains("["), let end = body[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        return (body[..<middle.lowerBound], body[middle.upperBound..<end], body[body.index(after: end)...])
    }

    private func emphasis(_ source: Substring) -> (text: String, isStrong: Bool, rest: Substring)? {
        let isStrong = source.hasPrefix("**")
        let delimiter = isStrong ? "**" : "*"
        let body = source.dropFirst(delimiter.count)
        guard source.hasPrefix("*"), let first = body.first, !first.isWhitespace, first != "*" else { return nil }
        var search = body
        while let close = search.firstRange(of: delimiter) {
            let text = body[..<close.lowerBound]
            let rest = body[close.upperBound...]
            let isInsideStrong = !isStrong && rest.first == "*"
            if !text.isEmpty, text.last?.isWhitespace == false, !isInsideStrong {
                return (String(text), isStrong, rest)
            }
            search = rest.drop { $0 == "*" }
        }
        return nil
    }
}
