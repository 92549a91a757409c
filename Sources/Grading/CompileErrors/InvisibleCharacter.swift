import Terminal

/// A character of a file's code that no editor shows, such as a zero-width space in code from a web page. Most of them
/// can be part of a name, so the compiler looks for a name that no one sees.
struct InvisibleCharacter {
    let line: Int
    /// The column, from 1, in UTF-8 code units.
    let column: Int
    /// The error, as the table of rules has it.
    let message: String

    /// The first one outside of comments and texts in lines of which `isIncluded` is true; nil if there's none.
    static func first(in code: PlacedTokens, where isIncluded: (_ line: Int) -> Bool) -> InvisibleCharacter? {
        for (index, token) in code.tokens.enumerated() where token.utf8.contains(where: { $0 >= 0x80 }) {
            guard isIncluded(code.line(of: index)) else { continue }
            if let character = InvisibleCharacter(in: code, at: index) { return character }
        }
        return nil
    }

    private init?(in code: PlacedTokens, at index: Int) {
        let scalars = Array(code.tokens[index].unicodeScalars)
        guard !scalars.contains("\""),
            let place = scalars.indices.first(where: { place in
                let isPart = scalars[place].joins && place > 0 && !scalars[place - 1].isASCII
                return scalars[place].isInvisible && !isPart
            })
        else { return nil }
        let scalar = scalars[place]
        line = code.line(of: index)
        column = code.column(of: index) + scalars[..<place].reduce(0) { $0 + UTF8.width($1) }
        let name = scalar.code + (scalar.properties.name.map { " (\($0.lowercased()))" } ?? "")
        let rest = scalars[place...].prefix(40).filter { !$0.isInvisible }.map { String($0) }.joined()
        let isLast = index + 1 == code.tokens.count || code.line(of: index + 1) > line
        let next = rest.isEmpty && !isLast ? String(code.tokens[index + 1].prefix(40)) : rest
        message = """
            the invisible \(scalar.properties.isWhitespace ? "space" : "character") '\(name)' is \
            \(next.isEmpty ? "at the end of the line" : "before `\(next)`")
            """
    }
}

extension Unicode.Scalar {
    /// A no-break space isn't invisible, since the compiler reads it as a space.
    fileprivate var isInvisible: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || properties.isWhitespace && self != "\u{A0}"
    }

    /// Whether the scalar can be a part of a visible character, as in many emoji.
    fileprivate var joins: Bool { properties.isJoinControl || properties.isVariationSelector }
}
