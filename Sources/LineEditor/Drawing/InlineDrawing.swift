/// Draws a line that is edited below the program's earlier output, and remembers where it left the cursor.
///
/// Each drawing is one text, to be written at once: it goes back to the first row of the last drawing, draws the rows,
/// clears the rest of the screen, and moves the cursor to its place.
struct InlineDrawing {
    /// How many rows the cursor is below the first row that is drawn.
    private(set) var cursorRow = 0
    private var rowsBelowCursor = 0
    private var firstRow = 0

    /// A frame that shows a line.
    mutating func frame(_ layout: InlineLayout, in size: TerminalSize) -> String {
        var frame = EscapeSequences.startOfFrame + EscapeSequences.hideCursor + EscapeSequences.upToRowStart(cursorRow)
        let rows = visibleRows(of: layout, in: size)
        for index in rows {
            let row = layout.rows[index]
            let isLast = index == rows.upperBound - 1
            frame += row.text
            // (In a full row the cursor is still on the last cell, and clearing would remove that.)
            if row.columns < layout.width {
                frame += isLast ? EscapeSequences.clearToEndOfScreen : EscapeSequences.clearToEndOfRow
            }
            // After a full row the terminal goes on in the next one by itself, if something follows.
            if !isLast, row.hasBreak || layout.rows[index + 1].text.isEmpty { frame += "\r\n" }
        }
        cursorRow = layout.cursorRow - rows.lowerBound
        rowsBelowCursor = rows.upperBound - 1 - layout.cursorRow
        frame += EscapeSequences.upToRowStart(rowsBelowCursor) + EscapeSequences.right(layout.cursorColumn)
        return frame + EscapeSequences.showCursor + EscapeSequences.endOfFrame
    }

    /// Clears the drawing and stays in its first row, where other output can go.
    mutating func clearing() -> String {
        defer { self = InlineDrawing() }
        return EscapeSequences.upToRowStart(cursorRow) + EscapeSequences.clearToEndOfScreen
    }

    /// Leaves the drawing on the screen and goes to a new row below it.
    mutating func leaving() -> String {
        defer { self = InlineDrawing() }
        return (rowsBelowCursor > 0 ? "\u{1b}[\(rowsBelowCursor)B" : "") + "\r\n"
    }

    /// The window has another width, and the terminal has wrapped the drawing to it.
    mutating func windowWasResized(_ layout: InlineLayout, _ size: TerminalSize) {
        let rows = visibleRows(of: layout, in: size)
        cursorRow = layout.cursorRow - rows.lowerBound
    }

    /// A line that is taller than the window shows the part around its cursor.
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
