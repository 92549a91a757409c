/// Splits a typed line into words, much as a shell does: quotes keep a word together, and a backslash outside single
/// quotes escapes the next character.
package struct Words {
    /// The words that are followed by a space.
    package private(set) var complete: [String] = []
    /// The word that no space follows yet; nil at the beginning of a line and after a space.
    package private(set) var last: String?
    /// The index at which ``last`` starts, or at which a word would start.
    package private(set) var start: String.Index
    /// The quote that is still open at the end, and its column, from 0.
    package private(set) var quote: (mark: Character, column: Int)?

    /// Reads a line up to its end, even if a quote is still open there.
    package init(begun line: String) {
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

    package var all: [String] { complete + (last.map { [$0] } ?? []) }

    /// A line that ``init(begun:)`` splits into these words.
    package static func joined(_ words: some Sequence<String>) -> String {
        words.map { word in
            let isSafe = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:@=+,%".contains($0) }
            guard !isSafe else { return word }
            return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }.joined(separator: " ")
    }
}
