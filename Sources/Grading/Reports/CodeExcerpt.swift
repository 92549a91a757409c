import Terminal

/// A line of the learner's file with a caret under a column, cut if it's wider than the screen.
struct CodeExcerpt {
    private let number: Int
    private let line: String
    /// The number of columns before the caret.
    private let indentation: Int

    /// - Parameter column: from 1, in UTF-8 code units, as the compiler counts.
    init(_ line: String, number: Int, column: Int) {
        func readable(_ text: some StringProtocol) -> String { String(text).readableText.replacing("\t", with: "    ") }
        self.number = number
        self.line = readable(line)
        indentation = DisplayWidth.columns(of: readable(String(decoding: line.utf8.prefix(column - 1), as: UTF8.self)))
    }

    var sentences: [String] {
        let indent = line.prefix { $0 == " " }.count
        let code = String(line.dropFirst(indent))
        return ["The code is: \(code)", SpokenText.place(column: max(1, indentation - indent + 1), in: code)]
    }

    func lines(width: Int) -> [String] {
        let number = " \(number) | "
        let margin = String(repeating: " ", count: number.count - 2) + "| "
        let room = max(width - number.count, 20)
        var (text, caret) = (line, indentation)
        let indent = text.prefix { $0 == " " }.count
        if DisplayWidth.columns(of: text) > room, indent > 4 {
            // The indentation of a single line has no meaning.
            text = String(text.dropFirst(indent - 4))
            caret -= min(indent - 4, caret)
        }
        if caret > room - 8 {
            let cut = DisplayWidth.prefix(of: text, columns: caret - room / 2)
            text = "…" + text.dropFirst(cut.count + 1)
            caret -= DisplayWidth.columns(of: cut)
        }
        if DisplayWidth.columns(of: text) > room {
            text = DisplayWidth.prefix(of: text, columns: room - 1) + "…"
        }
        return [number + text, margin + String(repeating: " ", count: min(caret, room - 1)) + "^"]
    }
}
