import LineEditor

/// What the window shows, so that a frame holds only the rows that have changed.
struct Canvas {
    private var shown: [String] = []
    private var cursor: ScreenPlace?

    /// Somebody else has drawn, or the window has another size: the next frame holds everything.
    mutating func windowIsUnknown() {
        shown = []
        cursor = nil
    }

    /// The bytes that make the window show these rows and this cursor; nothing when it does already.
    mutating func frame(_ rows: [String], cursor place: ScreenPlace) -> String {
        var changes = shown.isEmpty ? EscapeSequences.resetStyle + EscapeSequences.clearScreen : ""
        for (row, text) in rows.enumerated() where row >= shown.count || shown[row] != text {
            changes += EscapeSequences.move(row: row, column: 0) + text
        }
        if changes.isEmpty, cursor == place { return "" }
        shown = rows
        cursor = place
        return EscapeSequences.startOfFrame + EscapeSequences.hideCursor + changes
            + EscapeSequences.move(row: place.row, column: place.column) + EscapeSequences.showCursor
            + EscapeSequences.endOfFrame
    }
}
