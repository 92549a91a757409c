/// Splits a typed line into words, as a shell does: quotes keep a word together, and a backslash escapes the next
/// character.
struct Words {
    /// The words before the last one.
    private(set) var complete: [String] = []
    /// The last word; nil at the beginning of a line and after a space.
    private(set) var last: String?
    /// The index of the last word's first character.
    private(set) var start: String.Index
    private var quote: (mark: Character, column: Int)?

    /// Reads a line up to its end, even if a quote is still open there.
    init(begun line: String) {
        start = line.startIndex
        var isEscaped = false
        for (column, (index, character)) in zip(line.indices, line).enumerated() {
            if isEscaped {
                last = (last ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote?.mark != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open.mark { quote = nil } else { last = (last ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = (character, column)
                last = last ?? ""
            } else if character.isWhitespace {
                complete = all
                last = nil
                start = line.index(after: index)
            } else {
                last = (last ?? "") + String(character)
            }
        }
        if isEscaped { last = (last ?? "") + "\\" }
    }

    var all: [String] { complete + (last.map { [$0] } ?? []) }

    /// The words of `line`.
    /// - Throws: ``Complaint`` for an unclosed quote, with a caret under it.
    static func split(_ line: String) throws(Complaint) -> [String] {
        let words = Words(begun: line)
        if let quote = words.quote {
            throw Complaint.usage(
                """
                The quote \(quote.mark) is never closed:
                  \(line)
                  \(String(repeating: " ", count: quote.column))^
                Close it, or escape it with a backslash.
                """)
        }
        return words.all
    }

    /// `words` as a line that ``split(_:)`` reads back.
    static func joined(_ words: some Sequence<String>) -> String {
        words.map { word in
            let isSafe = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:@=+,%".contains($0) }
            guard !isSafe else { return word }
            return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }.joined(separator: " ")
    }
}
