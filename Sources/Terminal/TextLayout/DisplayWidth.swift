/// The number of columns that text occupies on a terminal.
///
/// The widths are the same on every platform and in every locale, so drawings are the same, too.
public enum DisplayWidth {
    /// The columns of a text: 1 for most scalars, 2 for wide ones (CJK, emoji), 0 for combining marks and joiners.
    ///
    ///     DisplayWidth.columns(of: "日本")  // 4
    ///
    /// Most terminals count scalar by scalar, and so does this function. A control character counts as one column.
    public static func columns(of text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of one scalar: 0, 1 or 2.
    public static func columns(of scalar: Unicode.Scalar) -> Int {
        // Most text is Latin letters, which need no table. The soft hyphen is drawn as a hyphen.
        if scalar.value < 0x300 { return 1 }
        switch scalar.value {
        // The vowels and final consonants of a Hangul syllable are drawn inside the block of its first consonant.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF:
            return 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            return isMark(scalar) ? 0 : 2
        // Each of these scalars is half of a flag, which is two columns wide.
        case 0x1F1E6...0x1F1FF:
            return 1
        default:
            return scalar.properties.isEmojiPresentation ? 2 : isMark(scalar) ? 0 : 1
        }
    }

    /// Whether a scalar is drawn onto the character before it, or not at all.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}

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

    /// A text padded with spaces to at least `room` columns.
    public static func padded(_ text: String, columns room: Int) -> String {
        text + String(repeating: " ", count: max(0, room - columns(of: text)))
    }

    /// A text cut or padded to exactly `room` columns.
    public static func fitted(_ text: String, columns room: Int) -> String {
        padded(prefix(of: text, columns: max(0, room)), columns: room)
    }

    /// A text that fits into `room` columns. If it's longer, an ellipsis replaces its end.
    public static func shortened(_ text: String, columns room: Int) -> String {
        guard room > 0 else { return "" }
        guard columns(of: text) > room else { return text }
        return prefix(of: text, columns: room - 1).trimmingTrailingSpaces + "…"
    }

    /// A text in at most `rows` rows, broken between words. A longer text is shortened. Line breaks become spaces.
    public static func wrapped(_ text: String, columns room: Int, rows: Int) -> [String] {
        guard room > 0, rows > 0, !text.isEmpty else { return [] }
        let characters = Array(text.split { $0.isNewline }.joined(separator: " "))
        let lines = LineBreaking.lines(of: characters, width: room)
        let start = lines.prefix(rows).last?.lowerBound ?? 0
        let whole = lines.prefix(rows - 1).map { characters[$0] }
        let shown = lines.count < rows ? whole : whole + [characters[start...]]
        return shown.map { shortened(String($0), columns: room) }
    }
}

extension StringProtocol {
    package var trimmingTrailingSpaces: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }
}
