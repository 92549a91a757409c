/// The few escape sequences that drawing needs, by name.
public enum EscapeSequences {
    /// Lets the terminal hold back what it gets until `endOfFrame`, so that the frame appears at once.
    public static let startOfFrame = "\u{1b}[?2026h"
    /// Ends `startOfFrame`: the frame is complete.
    public static let endOfFrame = "\u{1b}[?2026l"
    /// Makes the cursor invisible.
    public static let hideCursor = "\u{1b}[?25l"
    /// Makes the cursor visible.
    public static let showCursor = "\u{1b}[?25h"
    /// Asks the terminal to mark where pasted text starts and ends.
    public static let markPastes = "\u{1b}[?2004h"
    /// Ends `markPastes`.
    public static let doNotMarkPastes = "\u{1b}[?2004l"
    /// Shows a second screen, without scrollback, and remembers the first.
    public static let alternateScreen = "\u{1b}[?1049h"
    /// Back to the first screen, as it was.
    public static let ordinaryScreen = "\u{1b}[?1049l"
    /// Back to plain text.
    public static let resetStyle = "\u{1b}[0m"
    /// Dimmed text.
    public static let dim = "\u{1b}[2m"
    /// Clears from the cursor to the end of its row.
    public static let clearToEndOfRow = "\u{1b}[K"
    /// Clears from the cursor to the end of the screen.
    public static let clearToEndOfScreen = "\u{1b}[J"
    /// Clears the screen.
    public static let clearScreen = "\u{1b}[2J"
    /// Cursor to the first row, first column.
    public static let home = "\u{1b}[H"

    /// Cursor to a row and a column, both counted from 0.
    public static func move(row: Int, column: Int) -> String { "\u{1b}[\(row + 1);\(column + 1)H" }

    /// Cursor up, and to the first column.
    static func upToRowStart(_ rows: Int) -> String { (rows > 0 ? "\u{1b}[\(rows)A" : "") + "\r" }

    /// Cursor to the right.
    static func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }

    /// Text without its escape sequences: what takes columns on the screen.
    public static func removed(from text: String) -> String {
        guard text.unicodeScalars.contains("\u{1b}") else { return text }
        var shown = String.UnicodeScalarView()
        for (scalar, isInSequence) in scalars(of: text) where !isInSequence { shown.append(scalar) }
        return String(shown)
    }

    /// The scalars of a text, and whether each is part of an escape sequence.
    static func scalars(of text: String) -> [(scalar: Unicode.Scalar, isInSequence: Bool)] {
        var isInside = false
        return text.unicodeScalars.map { scalar in
            guard isInside else {
                isInside = scalar == "\u{1b}"
                return (scalar, isInside)
            }
            // "[" opens the sequence, and a letter (or one of a few signs around the letters) closes it.
            if scalar != "[", ("@"..."~").contains(scalar) { isInside = false }
            return (scalar, true)
        }
    }
}
