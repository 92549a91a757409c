import CLibedit

/// How much room text takes on a terminal.
public enum DisplayWidth {
    /// The columns of a text without control characters: 1 for most scalars, 2 for wide ones (CJK, emoji), 0 for
    /// combining marks and joiners. Counted scalar by scalar, as terminals do. Any thread.
    public static func columns(of text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of one scalar: 0, 1 or 2. Any thread.
    public static func columns(of scalar: Unicode.Scalar) -> Int {
        if (0x20..<0x7f).contains(scalar.value) { return 1 }
        CharacterEncoding.prepare()
        return max(0, Int(clibedit_columns(scalar.value)))
    }

    /// The longest beginning of a text that fits into so many columns.
    public static func prefix(of text: String, columns room: Int) -> String {
        if text.utf8.count <= room { return text }
        var used = 0
        var end = text.startIndex
        while end < text.endIndex {
            used += columns(of: String(text[end]))
            if used > room { break }
            text.formIndex(after: &end)
        }
        return String(text[..<end])
    }

    /// A text cut or filled up with spaces to exactly so many columns.
    public static func fitted(_ text: String, columns room: Int) -> String {
        let shown = prefix(of: text, columns: max(0, room))
        return shown + String(repeating: " ", count: max(0, room - columns(of: shown)))
    }
}
