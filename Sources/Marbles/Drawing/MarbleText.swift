/// How many columns a text takes in a terminal.
///
/// An estimate by the Unicode properties of its characters, good for diagrams: wide scripts and emoji take two columns, marks that
/// join the character before them take none.
public enum MarbleText {
    /// The columns of a text.
    public static func width(of text: String) -> Int {
        text.reduce(0) { $0 + width(of: $1) }
    }

    /// The columns of a character.
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

    /// The text as a terminal holds it, one element a column; the right half of a wide character is empty.
    static func cells(of text: String) -> [String] {
        text.flatMap { character in
            [String(character)] + Array(repeating: "", count: max(0, width(of: character) - 1))
        }
    }

    /// The text, cut to so many columns where it is longer: an ellipsis stands for the rest.
    static func shortened(_ text: String, to columns: Int) -> String {
        guard width(of: text) > columns else { return text }
        var columnsLeft = columns - 1
        let kept = text.prefix { character in
            columnsLeft -= width(of: character)
            return columnsLeft >= 0
        }
        return kept + "…"
    }

    /// The text with spaces behind it, or `filler`, up to so many columns.
    static func padded(_ text: String, to columns: Int, with filler: Character = " ") -> String {
        text + String(repeating: filler, count: max(0, columns - width(of: text)))
    }
}
