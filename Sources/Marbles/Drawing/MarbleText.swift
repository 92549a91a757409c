/// The width of texts in a terminal, in columns.
///
/// It's an estimate from Unicode properties that is good enough for diagrams: wide scripts and emoji take two columns,
/// and combining marks take none.
public enum MarbleText {
    /// Returns the width of a text.
    public static func width(of text: String) -> Int {
        text.reduce(0) { $0 + width(of: $1) }
    }

    /// Returns the width of a character.
    public static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if character.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
            return 2
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default:
            return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
        }
    }

    /// The text column by column. The right half of a wide character is empty.
    static func cells(of text: String) -> [String] {
        text.flatMap { character in
            [String(character)] + Array(repeating: "", count: max(0, width(of: character) - 1))
        }
    }

    /// The text, shortened with an ellipsis if it's wider than `columns`.
    static func shortened(_ text: String, to columns: Int) -> String {
        guard width(of: text) > columns else { return text }
        var columnsLeft = columns - 1
        let kept = text.prefix { character in
            columnsLeft -= width(of: character)
            return columnsLeft >= 0
        }
        return kept + "…"
    }

    /// The text, followed by fillers up to a width of `columns`.
    static func padded(_ text: String, to columns: Int, with filler: Character = " ") -> String {
        text + String(repeating: filler, count: max(0, columns - width(of: text)))
    }
}
