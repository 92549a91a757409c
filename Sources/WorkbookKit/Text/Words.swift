/// Splits a typed line into words, as a shell does: quotes keep a word together, and a backslash escapes the next
/// character.
enum Words {
    /// The words of `line`.
    /// - Throws: ``Complaint`` for an unclosed quote, with a caret under it.
    static func split(_ line: String) throws -> [String] {
        var words: [String] = []
        var word: String?
        var quote: (mark: Character, column: Int)?
        var isEscaped = false
        for (column, character) in line.enumerated() {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote?.mark != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open.mark { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = (character, column)
                word = word ?? ""
            } else if character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let quote {
            throw Complaint.usage(
                """
                The quote \(quote.mark) is never closed:
                  \(line)
                  \(String(repeating: " ", count: quote.column))^
                Close it, or escape it with a backslash.
                """)
        }
        if isEscaped { word = (word ?? "") + "\\" }
        if let word { words.append(word) }
        return words
    }

    /// The words of an incomplete line. An open quote ends with the line.
    static func begun(_ line: String) -> [String] {
        (try? split(line)) ?? (try? split(line + "\"")) ?? (try? split(line + "'")) ?? []
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
