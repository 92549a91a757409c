/// Texts between quotes in marble notation. A quoted text fits on one line, and parsing it returns the original text.
enum QuotedText {
    /// All escape sequences except numbers, such as `\u{1b}`.
    static let escapes: [Character: Character] = ["'": "'", "\\": "\\", "n": "\n", "t": "\t"]

    static func quoting(_ text: String) -> String {
        let pieces = text.flatMap { character in
            character.unicodeScalars.contains(where: isEscaped)
                ? character.unicodeScalars.map(escaped) : [String(character)]
        }
        let quoted = "'\(pieces.joined())'"
        // If a character combines with a quote or an escape sequence, write all non-ASCII characters as numbers.
        if quoted.count == pieces.reduce(2, { $0 + $1.count }) { return quoted }
        return "'\(text.unicodeScalars.map { $0.isASCII ? escaped($0) : numbered($0) }.joined())'"
    }

    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool { escaped(scalar) != String(scalar) }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "'", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\u{2028}", "\u{2029}": numbered(scalar)
        case _ where scalar.properties.generalCategory == .control: numbered(scalar)
        default: String(scalar)
        }
    }

    private static func numbered(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16))}" }
}
