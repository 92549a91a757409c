import CLibedit

/// The escape sequences for drawing, by name.
public enum EscapeSequences {
    /// Makes the terminal hold back its output until `endOfFrame`, so that the frame appears at once.
    public static let startOfFrame = "\u{1b}[?2026h"
    /// Ends a frame.
    public static let endOfFrame = "\u{1b}[?2026l"
    /// Makes the cursor invisible.
    public static let hideCursor = "\u{1b}[?25l"
    /// Makes the cursor visible.
    public static let showCursor = "\u{1b}[?25h"
    /// Enables bracketed paste: the terminal marks where pasted text starts and ends.
    public static let markPastes = "\u{1b}[?2004h"
    /// Disables bracketed paste.
    public static let doNotMarkPastes = "\u{1b}[?2004l"
    /// Switches to the alternate screen, which has no scrollback. The terminal keeps the normal screen.
    public static let alternateScreen = "\u{1b}[?1049h"
    /// Switches back to the normal screen.
    public static let ordinaryScreen = "\u{1b}[?1049l"
    /// Resets colors and styles.
    public static let resetStyle = "\u{1b}[0m"
    /// Clears from the cursor to the end of its row.
    public static let clearToEndOfRow = "\u{1b}[K"
    /// Clears from the cursor to the end of the screen.
    public static let clearToEndOfScreen = "\u{1b}[J"
    /// Clears the screen.
    public static let clearScreen = "\u{1b}[2J"
    /// Moves the cursor to the first row and column.
    public static let home = "\u{1b}[H"

    /// Moves the cursor to a row and a column, both counted from 0.
    public static func move(row: Int, column: Int) -> String { "\u{1b}[\(row + 1);\(column + 1)H" }

    static func upToRowStart(_ rows: Int) -> String { (rows > 0 ? "\u{1b}[\(rows)A" : "") + "\r" }

    static func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }

    /// The text without its CSI escape sequences (`ESC [ …`), such as colors, which take no columns.
    public static func removed(from text: String) -> String {
        guard text.unicodeScalars.contains("\u{1b}") else { return text }
        var shown = String.UnicodeScalarView()
        for (scalar, isInSequence) in scalars(of: text) where !isInSequence { shown.append(scalar) }
        return String(shown)
    }

    static func scalars(of text: String) -> [(scalar: Unicode.Scalar, isInSequence: Bool)] {
        var isInside = false
        return text.unicodeScalars.map { scalar in
            guard isInside else {
                isInside = scalar == "\u{1b}"
                return (scalar, isInside)
            }
            // "[" opens the sequence, and a letter (or a symbol next to the letters in ASCII) closes it.
            if scalar != "[", ("@"..."~").contains(scalar) { isInside = false }
            return (scalar, true)
        }
    }
}

/// Writes to the terminal's screen.
public enum TerminalOutput {
    /// Writes a text to standard output at once, after everything that `print` has buffered. Write a frame in one call,
    /// so that it appears at once. Safe on any thread. Does nothing if the terminal is gone.
    public static func write(_ text: String) {
        clibedit_flush_standard_output()
        writeAll(text, to: STDOUT_FILENO)
    }
}
