/// Draws a line that is edited below the program's earlier output, and remembers where the cursor is.
struct InlineDrawing {
    /// How many rows the cursor is below the first drawn row.
    private(set) var cursorRow = 0
    private var rowsBelowCursor = 0
    private var firstRow = 0

    mutating func frame(_ layout: InlineLayout, in size: TerminalSize) -> String {
        var frame = EscapeSequences.startOfFrame + EscapeSequences.hideCursor + EscapeSequences.upToRowStart(cursorRow)
        let rows = visibleRows(of: layout, in: size)
        for index in rows {
            let row = layout.rows[index]
            let isLast = index == rows.upperBound - 1
            frame += row.text
            // In a full row, the cursor is still on the last cell, so clearing would erase that cell.
            if row.columns < layout.width {
                frame += isLast ? EscapeSequences.clearToEndOfScreen : EscapeSequences.clearToEndOfRow
            }
            // After a full row, the terminal continues in the next row by itself, if something follows.
            if !isLast, row.hasBreak || layout.rows[index + 1].text.isEmpty { frame += "\r\n" }
        }
        cursorRow = layout.cursorRow - rows.lowerBound
        rowsBelowCursor = rows.upperBound - 1 - layout.cursorRow
        frame += EscapeSequences.upToRowStart(rowsBelowCursor) + EscapeSequences.right(layout.cursorColumn)
        return frame + EscapeSequences.showCursor + EscapeSequences.endOfFrame
    }

    /// Clears the drawing and stays in its first row, for other output.
    mutating func clearing() -> String {
        defer { self = InlineDrawing() }
        return EscapeSequences.upToRowStart(cursorRow) + EscapeSequences.clearToEndOfScreen
    }

    /// Leaves the drawing on the screen and goes to a new row below it.
    mutating func leaving() -> String {
        defer { self = InlineDrawing() }
        return (rowsBelowCursor > 0 ? "\u{1b}[\(rowsBelowCursor)B" : "") + "\r\n"
    }

    /// Updates the cursor's row after the terminal has wrapped the drawing to another width.
    mutating func windowWasResized(_ layout: InlineLayout, _ size: TerminalSize) {
        let rows = visibleRows(of: layout, in: size)
        cursorRow = layout.cursorRow - rows.lowerBound
    }

    private mutating func visibleRows(of layout: InlineLayout, in size: TerminalSize) -> Range<Int> {
        let count = layout.rows.count
        guard count > size.rows else {
            firstRow = 0
            return 0..<count
        }
        firstRow = min(max(firstRow, layout.cursorRow - size.rows + 1), layout.cursorRow)
        firstRow = min(firstRow, count - size.rows)
        return firstRow..<firstRow + size.rows
    }
}
