/// Cuts Swift source into lines, tokens, and marks. The only syntax it knows is comments and string literals, which is
/// enough to compare two sources.
///
/// Like the compiler, it reads bytes: all delimiters are ASCII, and a byte that isn't ASCII is part of a word.
///
/// It takes linear time, doesn't recurse, and stops at a source that is longer or more deeply nested than an exercise
/// ever needs (see ``SourceExcess``), since a stranger may have written it.
public struct Tokenizer: Sendable {
    /// The lines, without newlines. The last one is empty if the text ends with a newline.
    package private(set) var lines: [Substring] = []

    /// Words, literals with their quotes, and single symbols; neither whitespace nor comments.
    public private(set) var tokens: [Substring] = []

    /// The `// MARK: - Title` comments.
    package private(set) var marks: [Mark] = []

    /// The limit that stopped the reading; nil if all of the source was read.
    public private(set) var excess: SourceExcess?

    package let text: String

    private let bytes: [UInt8]
    /// The offset of the next byte. All places are offsets in ``bytes``.
    private var position = 0
    private var lineStart = 0
    /// The end of the last run of `#` without a quote after it, which isn't scanned again.
    private var plainHashesEnd = 0
    private var nesting = SourceNesting()
    /// The literals, and the code in them, that enclose the position; empty outside literals.
    private var open: [Enclosure] = []

    private enum Enclosure {
        case literal(hashes: Int, hasManyLines: Bool)
        /// `\(...)`: code, with the number of its open parentheses.
        case interpolation(depth: Int)
    }

    /// Reads the lines, tokens, and marks of a source.
    public init(_ text: String) {
        var text = text
        // So that finding a place takes no longer at the end of the text.
        text.makeContiguousUTF8()
        self.text = text
        bytes = Array(text.utf8)
        while excess == nil, let byte = peek() {
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
                if !nesting.take(byte) { exceed(.depth) }
            }
        }
        if position - lineStart > SourceExcess.longestLine { exceed(.line) }
        lines.append(slice(lineStart..<bytes.count))
    }

    // MARK: Moving

    private func slice(_ place: Range<Int>) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: place.count)]
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private func starts(_ prefix: StaticString) -> Bool { starts(prefix, at: position) != nil }

    private func starts(_ prefix: StaticString, at start: Int) -> Int? {
        var place = start
        while place < start + prefix.utf8CodeUnitCount {
            guard place < bytes.count, bytes[place] == prefix.utf8Start[place - start] else { return nil }
            place += 1
        }
        return place
    }

    private mutating func advance() {
        let byte = bytes[position]
        let end = position
        position += 1
        guard Self.endsLine(byte) else { return }
        if byte == UInt8(ascii: "\r"), peek() == UInt8(ascii: "\n") { position += 1 }
        if end - lineStart > SourceExcess.longestLine { exceed(.line) }
        lines.append(slice(lineStart..<end))
        lineStart = position
        if lines.count > SourceExcess.mostLines { exceed(.lines) }
    }

    private mutating func advance(by count: Int) {
        for _ in 0..<count { advance() }
    }

    private mutating func token(_ read: (inout Tokenizer) -> Void) {
        let start = position
        read(&self)
        tokens.append(slice(start..<position))
        if tokens.count > SourceExcess.mostTokens { exceed(.tokens) }
    }

    private mutating func exceed(_ kind: SourceExcess.Kind) {
        if excess == nil { excess = SourceExcess(kind: kind, line: lines.count + 1) }
    }

    private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// Whether the compiler skips a byte between tokens: space, tab, line feed, vertical tab, form feed, CR, or NUL.
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
        let words = slice(start..<position).drop { $0 == "/" || $0 == " " || $0 == "\t" }
        guard words.hasPrefix("MARK: -") else { return }
        let title = words.dropFirst("MARK: -".count).drop { $0 == " " || $0 == "\t" }
        marks.append(Mark(title: title, line: lines.count + 1, tokensBefore: tokens.count))
        if marks.count > SourceExcess.mostMarks { exceed(.marks) }
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
        } while depth > 0 && position < bytes.count && excess == nil
    }

    // MARK: String literals

    /// The number of `#` before a quote here; nil if no string literal begins here.
    private mutating func hashesBeforeQuote() -> Int? {
        guard position >= plainHashesEnd else { return nil }
        var place = position
        var count = 0
        while place < bytes.count, bytes[place] == UInt8(ascii: "#") {
            place += 1
            count += 1
        }
        if place < bytes.count, bytes[place] == UInt8(ascii: "\"") { return count }
        plainHashesEnd = place
        return nil
    }

    /// Whether `sign`, a quote or a backslash, is here, followed by the literal's number of `#`.
    private func starts(_ sign: StaticString, hashes: Int) -> Bool {
        guard var place = starts(sign, at: position) else { return false }
        for _ in 0..<hashes {
            guard place < bytes.count, bytes[place] == UInt8(ascii: "#") else { return false }
            place += 1
        }
        return true
    }

    private mutating func stringLiteral(hashes: Int) {
        beginLiteral(hashes: hashes)
        while excess == nil, let byte = peek(), let enclosure = open.last {
            switch enclosure {
            case .literal(let hashes, let hasManyLines):
                goOn(at: byte, inLiteralWith: hashes, hasManyLines)
            case .interpolation(let depth): goOn(at: byte, inCodeWith: depth)
            }
        }
        open = []
    }

    private mutating func beginLiteral(hashes: Int) {
        advance(by: hashes)
        let hasManyLines = starts("\"\"\"")
        advance(by: hasManyLines ? 3 : 1)
        open.append(.literal(hashes: hashes, hasManyLines: hasManyLines))
        if open.count > SourceExcess.deepest { exceed(.depth) }
    }

    private mutating func goOn(at byte: UInt8, inLiteralWith hashes: Int, _ hasManyLines: Bool) {
        if starts(hasManyLines ? "\"\"\"" : "\"", hashes: hashes) {
            advance(by: (hasManyLines ? 3 : 1) + hashes)
            open.removeLast()
        } else if !hasManyLines, Self.endsLine(byte) {
            // An unclosed single-line literal ends with its line. The compiler reports it.
            open.removeLast()
        } else if starts("\\", hashes: hashes) {
            advance(by: 1 + hashes)
            if starts("(") {
                open.append(.interpolation(depth: 0))
            } else if peek() != nil {
                advance()
            }
        } else {
            advance()
        }
    }

    private mutating func goOn(at byte: UInt8, inCodeWith depth: Int) {
        if let hashes = hashesBeforeQuote() { return beginLiteral(hashes: hashes) }
        if starts("/*") { return blockComment() }
        advance()
        let parentheses = byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        open.removeLast()
        if depth + parentheses != 0 { open.append(.interpolation(depth: depth + parentheses)) }
        if depth + parentheses > SourceExcess.deepest { exceed(.depth) }
    }
}

/// A `// MARK: - Title` comment.
package struct Mark: Sendable, Equatable {
    package let title: Substring

    /// The line of the comment, from 1.
    package let line: Int

    package let tokensBefore: Int

    /// The number of the task that begins here: 1 in `Task 1: Title`. Nil for other titles.
    package var task: Int? {
        guard title.hasPrefix("Task ") else { return nil }
        return Int(title.dropFirst("Task ".count).drop { $0 == " " }.prefix { ("0"..."9").contains($0) })
    }
}
