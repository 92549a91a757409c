/// Text that is longer than its room.
extension DisplayWidth {
    /// A text that fits into so many columns, its end replaced by an ellipsis where it is longer.
    public static func shortened(_ text: String, columns room: Int) -> String {
        guard room > 0 else { return "" }
        let beginning = prefix(of: text, columns: room)
        if beginning.utf8.count == text.utf8.count { return text }
        var shown = prefix(of: text, columns: room - 1)
        while shown.last == " " { shown.removeLast() }
        return shown + "…"
    }

    /// A text in at most so many rows, broken between words where it can be, the last row shortened.
    public static func wrapped(_ text: String, columns room: Int, rows: Int) -> [String] {
        guard room > 0, rows > 0 else { return [] }
        // A line break in a text of a few rows is worth no row.
        var rest = Substring(text).split(whereSeparator: \.isNewline).joined(separator: " ")[...]
        var lines: [String] = []
        while lines.count < rows - 1, columns(of: rest) > room {
            var row = prefix(of: String(rest), columns: room)
            guard !row.isEmpty else { break }
            let next = rest.dropFirst(row.count).first
            if next != " ", let space = row.lastIndex(of: " "), space > row.startIndex { row = String(row[...space]) }
            rest = rest.dropFirst(row.count).drop { $0 == " " }
            while row.last == " " { row.removeLast() }
            lines.append(row)
        }
        return rest.isEmpty ? lines : lines + [shortened(String(rest), columns: room)]
    }
}
