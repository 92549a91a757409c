/// Cuts Swift source into lines, tokens and marks. Of the language, it knows only comments and string literals: enough
/// to compare two sources.
///
/// Like the compiler, it reads bytes: all the delimiters are ASCII. Any other byte is part of a word.
public struct Tokenizer {
    /// The lines, without newlines. The last one is empty if the text ends with a newline.
    package private(set) var lines: [Substring] = []

    /// Words, literals with their quotes, and single symbols; no white space and no comments.
    public private(set) var tokens: [Substring] = []

    /// The `// MARK: - Title` comments.
    package private(set) var marks: [Mark] = []

    private let text: String
    private let bytes: String.UTF8View
    private var position: String.Index
    private var lineStart: String.Index

    /// The lines, tokens and marks of a source.
    public init(_ text: String) {
        self.text = text
        bytes = text.utf8
        position = text.startIndex
        lineStart = text.startIndex
        while let byte = peek() {
            if Self.isSpace(byte) {
                advance()
            } else if starts("//") {
                lineComment()
            } else if starts("/*") {
                blockComment()
            } else if let hashes = hashesBeforeQuote() {
                token { $0.stringLiteral(hashes: hashes) }
            } else if Self.isPartOfWord(byte) {
                token { tokenizer in
                    while let next = tokenizer.peek(), Self.isPartOfWord(next) { tokenizer.advance() }
                }
            } else {
                token { $0.advance() }
            }
        }
        lines.append(text[lineStart...])
    }

    // MARK: Moving

    private func peek() -> UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private func starts(_ prefix: StaticString) -> Bool {
        var place = position
        for offset in 0..<prefix.utf8CodeUnitCount {
            guard place < bytes.endIndex, bytes[place] == prefix.utf8Start[offset] else { return false }
            place = bytes.index(after: place)
        }
        return true
    }

    private mutating func advance() {
        let byte = bytes[position]
        let end = position
        position = bytes.index(after: position)
        guard Self.endsLine(byte) else { return }
        if byte == UInt8(ascii: "\r"), peek() == UInt8(ascii: "\n") { position = bytes.index(after: position) }
        lines.append(text[lineStart..<end])
        lineStart = position
    }

    private mutating func advance(by count: Int) {
        for _ in 0..<count { advance() }
    }

    private mutating func token(_ read: (inout Tokenizer) -> Void) {
        let start = position
        read(&self)
        tokens.append(text[start..<position])
    }

    private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// What the compiler skips between tokens: space, tab, line feed, vertical tab, form feed, carriage return and NUL.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) || byte == 0 }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...: true
        default: false
        }
    }

    // MARK: Comments

    private mutating func lineComment() {
        let start = position
        while let next = peek(), !Self.endsLine(next) { advance() }
        let words = text[start..<position].drop { $0 == "/" || $0 == " " || $0 == "\t" }
        guard words.hasPrefix("MARK: -") else { return }
        let title = words.dropFirst("MARK: -".count).drop { $0 == " " || $0 == "\t" }
        marks.append(Mark(title: title, line: lines.count + 1, tokensBefore: tokens.count))
    }

    private mutating func blockComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                advance(by: 2)
            } else if starts("*/") {
                depth -= 1
                advance(by: 2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.endIndex
    }

    // MARK: String literals

    /// The number of `#` before a quote here; nil if no string literal begins here.
    private func hashesBeforeQuote() -> Int? {
        var place = position
        var count = 0
        while place < bytes.endIndex, bytes[place] == UInt8(ascii: "#") {
            place = bytes.index(after: place)
            count += 1
        }
        return place < bytes.endIndex && bytes[place] == UInt8(ascii: "\"") ? count : nil
    }

    /// Whether a delimiter of a literal is here, followed by the literal's number of `#`.
    private func starts(_ sign: StaticString, hashes: Int) -> Bool {
        guard starts(sign) else { return false }
        let behind = bytes[position...].dropFirst(sign.utf8CodeUnitCount)
        return hashes == 0 || behind.prefix(hashes).count { $0 == UInt8(ascii: "#") } == hashes
    }

    private mutating func stringLiteral(hashes: Int) {
        advance(by: hashes)
        let hasManyLines = starts("\"\"\"")
        let quote: StaticString = hasManyLines ? "\"\"\"" : "\""
        advance(by: quote.utf8CodeUnitCount)
        while let byte = peek() {
            if starts(quote, hashes: hashes) { return advance(by: quote.utf8CodeUnitCount + hashes) }
            // An unclosed single-line literal ends with its line. The compiler reports it.
            if !hasManyLines, Self.endsLine(byte) { return }
            if starts("\\", hashes: hashes) {
                advance(by: 1 + hashes)
                if starts("(") { interpolation() } else if peek() != nil { advance() }
            } else {
                advance()
            }
        }
    }

    /// `(...)` inside a literal: code, which may contain parentheses and literals.
    private mutating func interpolation() {
        var depth = 0
        while let byte = peek() {
            if let hashes = hashesBeforeQuote() {
                stringLiteral(hashes: hashes)
                continue
            }
            if starts("/*") {
                blockComment()
                continue
            }
            advance()
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return }
        }
    }
}
