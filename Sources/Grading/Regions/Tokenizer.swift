/// Cuts Swift source into tokens and marks. It knows where comments and string literals begin and end, and nothing else of the
/// language: enough to say whether two sources say the same.
struct Tokenizer {
    private(set) var tokens: [Token] = []
    private(set) var marks: [Mark] = []

    private let text: String
    private var position: String.Index
    private var line = 1

    /// The tokens and marks of a source.
    init(_ text: String) {
        self.text = text
        position = text.startIndex
        while let character = peek() {
            if character.isWhitespace {
                advance()
            } else if starts("//") {
                lineComment()
            } else if starts("/*") {
                blockComment()
            } else if let hashes = hashesBeforeQuote() {
                token { $0.stringLiteral(hashes: hashes) }
            } else if Self.isWordCharacter(character) {
                token { tokenizer in
                    while let next = tokenizer.peek(), Self.isWordCharacter(next) { tokenizer.advance() }
                }
            } else {
                token { $0.advance() }
            }
        }
    }

    // MARK: Moving

    private func peek() -> Character? { position < text.endIndex ? text[position] : nil }

    private func starts(_ prefix: String) -> Bool { text[position...].hasPrefix(prefix) }

    private mutating func advance() {
        if text[position].isNewline { line += 1 }
        position = text.index(after: position)
    }

    private mutating func advance(past prefix: String) {
        for _ in prefix { advance() }
    }

    private mutating func token(_ read: (inout Tokenizer) -> Void) {
        let start = position
        let startLine = line
        read(&self)
        tokens.append(Token(text: text[start..<position], line: startLine))
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$" || character == "`"
    }

    // MARK: Comments

    private mutating func lineComment() {
        let start = position
        let startLine = line
        while let next = peek(), !next.isNewline { advance() }
        let words = text[start..<position].drop { $0 == "/" }.drop { $0.isWhitespace }
        guard words.hasPrefix("MARK: -") else { return }
        let title = words.dropFirst("MARK: -".count).drop { $0.isWhitespace }
        marks.append(Mark(title: String(title), line: startLine))
    }

    private mutating func blockComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                advance(past: "/*")
            } else if starts("*/") {
                depth -= 1
                advance(past: "*/")
            } else {
                advance()
            }
        } while depth > 0 && position < text.endIndex
    }

    // MARK: String literals

    /// How many `#` stand here before a quote; nil when no string literal begins here.
    private func hashesBeforeQuote() -> Int? {
        let rest = text[position...].drop { $0 == "#" }
        guard rest.first == "\"" else { return nil }
        return text.distance(from: position, to: rest.startIndex)
    }

    private mutating func stringLiteral(hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        advance(past: fence)
        let quote = starts("\"\"\"") ? "\"\"\"" : "\""
        advance(past: quote)
        while let character = peek() {
            if starts(quote + fence) { return advance(past: quote + fence) }
            // A literal of one line that is not closed ends with its line; the compiler will say so.
            if quote.count == 1, character.isNewline { return }
            if starts("\\" + fence) {
                advance(past: "\\" + fence)
                if starts("(") { interpolation() } else if peek() != nil { advance() }
            } else {
                advance()
            }
        }
    }

    /// `(...)` inside a literal: code again, which may hold brackets and literals.
    private mutating func interpolation() {
        var depth = 0
        while let character = peek() {
            if let hashes = hashesBeforeQuote() {
                stringLiteral(hashes: hashes)
                continue
            }
            if starts("/*") {
                blockComment()
                continue
            }
            advance()
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return }
        }
    }
}
