/// Text in a limited number of columns.
extension DisplayWidth {
    /// The longest beginning of a text that fits into `room` columns.
    public static func prefix(of text: String, columns room: Int) -> String {
        if text.utf8.count <= room { return text }
        var used = 0
        return String(
            text.prefix { character in
                used += columns(of: String(character))
                return used <= room
            })
    }

    /// A text padded with spaces, or with `filler`, to at least `room` columns.
    public static func padded(_ text: String, columns room: Int, with filler: Character = " ") -> String {
        text + String(repeating: filler, count: max(0, room - columns(of: text)))
    }

    /// A text cut or padded to exactly `room` columns.
    public static func fitted(_ text: String, columns room: Int) -> String {
        padded(prefix(of: text, columns: max(0, room)), columns: room)
    }

    /// A text that fits into `room` columns. If it's longer, an ellipsis replaces its end.
    public static func shortened(_ text: String, columns room: Int) -> String {
        guard room > 0 else { return "" }
        guard columns(of: text) > room else { return text }
        var shown = prefix(of: text, columns: room - 1)
        while shown.last == " " { shown.removeLast() }
        return shown + "…"
    }

    /// A text in at most `rows` rows, broken between words; the last row is shortened. Line breaks become spaces.
    public static func wrapped(_ text: String, columns room: Int, rows: Int) -> [String] {
        guard room > 0, rows > 0, !text.isEmpty else { return [] }
        let characters = Array(text.split(whereSeparator: \.isNewline).joined(separator: " "))
        let lines = LineBreaking.lines(of: characters, width: room)
        let start = lines.prefix(rows).last?.lowerBound ?? 0
        let whole = lines.prefix(rows - 1).map { characters[$0] }
        let shown = lines.count < rows ? whole : whole + [characters[start...]]
        return shown.map { shortened(String($0), columns: room) }
    }
}
