import LineEditor

/// What the window shows, so that a frame contains only the rows that have changed.
struct Canvas {
    private var shown: [String] = []
    private var cursor: ScreenPlace?

    /// Another program has drawn, or the window has another size: the next frame contains everything.
    mutating func windowIsUnknown() {
        shown = []
        cursor = nil
    }

    /// The text that makes the window show these rows and this cursor; empty when it does already.
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
