import TerminalUI

/// Colors keywords, types, strings, comments and numbers of Swift code. It doesn't parse the code, so it can color
/// fragments.
struct SwiftHighlighter {
    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
        "func",
        "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
        "nonisolated", "open", "operator", "override", "private", "protocol", "public", "repeat", "rethrows", "return",
        "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "unowned", "var", "weak", "where", "while",
    ]

    /// The lines of a Swift block, colored. A block comment may span lines.
    static func lines(_ source: [String]) -> [StyledText] {
        var isInComment = false
        return source.map { line($0, isInComment: &isInComment) }
    }

    private static func line(_ source: String, isInComment: inout Bool) -> StyledText {
        var result = StyledText()
        var rest = source[...]
        while let character = rest.first {
            let token: Substring
            let style: TextStyle
            if isInComment || rest.hasPrefix("/*") {
                token = blockComment(rest, isInComment: &isInComment)
                style = .dim
            } else if rest.hasPrefix("//") {
                token = rest
                style = .dim
            } else if character == "\"" {
                token = stringLiteral(rest)
                style = .string
            } else if character.isLetter || character == "_" || character == "@" || character == "#" {
                token = rest.prefix(1) + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                style = Self.style(ofWord: String(token))
            } else if character.isNumber {
                token = rest.prefix { $0.isNumber || $0.isLetter || $0 == "_" }
                style = .number
            } else {
                token = rest.prefix(1)
                style = .plain
            }
            result.append(String(token), style: style)
            rest = rest.dropFirst(token.count)
        }
        return result
    }

    private static func style(ofWord word: String) -> TextStyle {
        if keywords.contains(word) || word.hasPrefix("@") || word.hasPrefix("#") { return .keyword }
        return word.first?.isUppercase == true ? .typeName : .plain
    }

    private static func blockComment(_ rest: Substring, isInComment: inout Bool) -> Substring {
        let end = rest.dropFirst(isInComment ? 0 : 2).firstRange(of: "*/")?.upperBound
        isInComment = end == nil
        return rest[..<(end ?? rest.endIndex)]
    }

    private static func stringLiteral(_ rest: Substring) -> Substring {
        var length = 1
        var isEscaped = false
        for character in rest.dropFirst() {
            length += 1
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                break
            }
        }
        return rest.prefix(length)
    }
}
