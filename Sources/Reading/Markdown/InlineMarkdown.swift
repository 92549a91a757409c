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
        var previous: Character?
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                result.append(String(next), style: style)
                rest = rest.dropFirst(2)
            } else if character == "`", let span = codeSpan(rest) {
                let plain = sayCode?(span.text) ?? "`\(span.text)`"
                result.append(colored ? span.text : plain, style: style.adding(.code))
                rest = span.rest
            } else if let link = link(rest) {
                append(link, style, into: &result)
                rest = link.rest
            } else if let span = emphasis(rest, after: previous) {
                read(span.text[...], style.adding(span.isStrong ? .bold : .emphasis), into: &result)
                rest = span.rest
            } else {
                result.append(String(character), style: style)
                rest = rest.dropFirst()
            }
            previous = character
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

    private struct Link {
        var label: String
        var target: String
        var isImage: Bool
        var rest: Substring
    }

    private func link(_ source: Substring) -> Link? {
        if source.hasPrefix("<http"), let end = source.firstIndex(of: ">") {
            let target = String(source[source.index(after: source.startIndex)..<end])
            return Link(label: target, target: target, isImage: false, rest: source[source.index(after: end)...])
        }
        let isImage = source.hasPrefix("![")
        guard isImage || source.hasPrefix("[") else { return nil }
        let body = source.dropFirst(isImage ? 2 : 1)
        guard let middle = body.firstRange(of: "]("), !body[..<middle.lowerBound].contains("["),
            let end = body[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        return Link(
            label: String(body[..<middle.lowerBound]),
            target: String(body[middle.upperBound..<end]),
            isImage: isImage,
            rest: body[body.index(after: end)...]
        )
    }

    private func append(_ link: Link, _ style: TextStyle, into result: inout StyledText) {
        if link.isImage {
            result.append("[picture: \(link.label), \(link.target)]", style: style.adding(.dim))
        } else if link.label == link.target {
            result.append(link.target, style: style.adding(.link))
        } else {
            read(link.label[...], style.adding(colored ? .link : .plain), into: &result)
            result.append(" (\(link.target))", style: style.adding(.dim))
        }
    }

    private func emphasis(
        _ source: Substring,
        after previous: Character?
    ) -> (text: String, isStrong: Bool, rest: Substring)? {
        guard let mark = source.first, mark == "*" || mark == "_" else { return nil }
        // snake_case is a name, not emphasis.
        if mark == "_", let previous, previous.isLetter || previous.isNumber { return nil }
        let isStrong = source.dropFirst().first == mark
        let delimiter = String(repeating: mark, count: isStrong ? 2 : 1)
        let body = source.dropFirst(delimiter.count)
        guard let first = body.first, !first.isWhitespace, first != mark else { return nil }
        var search = body
        while let close = search.firstRange(of: delimiter) {
            let text = body[..<close.lowerBound]
            let rest = body[close.upperBound...]
            let isInsideName = mark == "_" && rest.first.map { $0.isLetter || $0.isNumber } == true
            let isInsideStrong = !isStrong && rest.first == mark
            if !text.isEmpty, text.last?.isWhitespace == false, !isInsideName, !isInsideStrong {
                return (String(text), isStrong, rest)
            }
            search = rest.drop { $0 == mark }
        }
        return nil
    }
}
