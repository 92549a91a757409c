/// Text for a screen reader: words for layouts and drawings.
public enum SpokenText {
    /// A line as a sentence: commas separate its columns, marks become words, and drawings are left out.
    ///
    ///     SpokenText.line("  120 ms  \"\"  yellow")  // 120 ms, the empty text, yellow
    public static func line(_ line: String) -> String {
        var sentence = ""
        for column in withoutDrawing(line).split(separator: "  ").map(trimmed) where !column.isEmpty {
            if let last = sentence.last { sentence += ",;:.?!".contains(last) ? " " : ", " }
            sentence += column == "\"\"" ? "the empty text" : column
        }
        return sentence
    }

    /// The text with words for marks, and without lines, boxes, and bars.
    public static func withoutDrawing(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { !$0.isASCII }) else { return text }
        let words = text.replacing(" · ", with: ", ").map { marks[$0] ?? String($0) }.joined()
        return String(String.UnicodeScalarView(words.unicodeScalars.filter { !(0x2500...0x25FF).contains($0.value) }))
    }

    /// The text as sentences. `code` puts the code between backticks into words. A line that begins with spaces is read
    /// like ``line(_:)``; a line with only a caret becomes the caret's position.
    public static func sentences(_ text: String, code: (String) -> String = code) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.enumerated().map { number, text in
            let indent = text.prefix { $0 == " " }.count
            guard indent > 0 else { return sentence(text, code: code) }
            guard number > 0, text.dropFirst(indent) == "^" else { return line(text) }
            let above = lines[number - 1].prefix { $0 == " " }.count
            return place(column: max(1, indent - above + 1), in: String(lines[number - 1].dropFirst(above)))
        }.joined(separator: "\n")
    }

    private static func sentence(_ text: String, code: (String) -> String) -> String {
        let parts = withoutDrawing(text).split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return withoutDrawing(text) }
        return parts.enumerated().map { $0 % 2 == 1 ? code($1) : $1 }.joined()
    }

    /// Code in a sentence. Symbols in short or purely symbolic code are spelled out; other code with spaces is quoted.
    public static func code(_ code: String) -> String {
        let isNumber = code.allSatisfy { $0.isNumber || $0 == "." }
        if !isNumber, code.count <= 4, code.contains(where: { names[$0] != nil }) { return spelled(code) }
        if code.allSatisfy({ names[$0] != nil }) { return spelled(code) }
        return code.contains(" ") ? "\"\(code)\"" : code
    }

    /// A value of a signal, such as `a`, `capital A`, `dash`, or `2 spaces`. Longer text is in quotes.
    public static func value(_ text: String) -> String {
        guard let first = text.first else { return "the empty text" }
        if text.allSatisfy({ " ␣".contains($0) }) { return text.count == 1 ? "a space" : "\(text.count) spaces" }
        guard text.count == 1 else { return "\"\(withoutDrawing(text))\"" }
        if first.isUppercase { return "capital \(first)" }
        return names[first] ?? text
    }

    /// The position of a caret below a line, in words.
    /// - Parameter column: the position of the character, from 1.
    public static func place(column: Int, in line: String) -> String {
        let rest = line.dropFirst(column - 1).prefix(24)
        let place = "At character \(column)"
        return rest.isEmpty ? "\(place), the end." : "\(place), before \"\(trimmed(rest))\"."
    }

    private static func spelled(_ code: String) -> String {
        code.filter { $0 != " " }.map { names[$0] ?? String($0) }.joined(separator: " ")
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let rest = text.drop { $0.isWhitespace }
        return String(rest.reversed().drop { $0.isWhitespace }.reversed())
    }

    private static let marks: [Character: String] = ["✓": "passed", "✗": "failed", "→": "to", "•": "-"]

    private static let names: [Character: String] = [
        "-": "dash", "|": "vertical bar", "#": "number sign", "^": "caret", "!": "exclamation mark",
        "'": "single quote", "\"": "double quote", "[": "left bracket", "]": "right bracket", "(": "left parenthesis",
        ")": "right parenthesis", "{": "left brace", "}": "right brace", "<": "less-than sign",
        ">": "greater-than sign", "_": "underscore", "*": "star", "/": "slash", "\\": "backslash", ".": "dot",
        ",": "comma", ":": "colon", ";": "semicolon", "?": "question mark", "=": "equals sign", "+": "plus",
        "&": "ampersand", "%": "percent", "@": "at sign", "$": "dollar sign", "~": "tilde", "`": "backtick",
    ]
}
