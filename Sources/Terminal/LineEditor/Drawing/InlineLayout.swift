/// Lays out an edited line and its prompt in a window.
///
/// A line that is wider than the window wraps as the terminal itself wraps it. So after a resize, the terminal can wrap
/// the line again, and copied text has no extra line breaks.
struct InlineLayout {
    struct Row {
        var text = ""
        var columns = 0
        /// Whether the row ends with a line break. If not, it's the last row, or it's full and the terminal wraps to
        /// the next row.
        var hasBreak = false
    }

    private(set) var rows = [Row()]
    private(set) var cursorRow = 0
    private(set) var cursorColumn = 0
    let width: Int

    init(prompt: String, line: EditedLine, columns: Int) {
        width = max(1, columns)
        addPrompt(prompt)
        addText(line)
    }

    private var lastRow: Row {
        get { rows[rows.count - 1] }
        _modify { yield &rows[rows.count - 1] }
    }

    private mutating func addPrompt(_ prompt: String) {
        for (scalar, isInSequence) in EscapeSequences.scalars(of: prompt) {
            if isInSequence { lastRow.text.unicodeScalars.append(scalar) } else { add(scalar) }
        }
    }

    private mutating func addText(_ line: EditedLine) {
        var index = 0
        for scalar in line.text.unicodeScalars {
            if index == line.cursor { placeCursor(before: scalar) }
            add(scalar)
            index += 1
        }
        // A full last row leaves no room for the cursor, so add a row.
        if lastRow.columns >= width { rows.append(Row()) }
        if index <= line.cursor {
            cursorRow = rows.count - 1
            cursorColumn = rows[cursorRow].columns
        }
    }

    private mutating func placeCursor(before scalar: Unicode.Scalar) {
        cursorRow = rows.count - 1
        cursorColumn = rows[cursorRow].columns
        let room = scalar == "\n" ? 0 : max(1, InlineLayout.shown(scalar).columns)
        if cursorColumn + room > width {
            cursorRow += 1
            cursorColumn = 0
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        if scalar == "\n" {
            lastRow.hasBreak = true
            rows.append(Row())
            return
        }
        var (text, columns) = InlineLayout.shown(scalar)
        if columns > width { (text, columns) = ("?", 1) }
        if lastRow.columns + columns > width {
            // A wide character that doesn't fit leaves a cell empty. Clear that cell.
            let free = width - lastRow.columns
            lastRow.text += String(repeating: " ", count: max(0, free))
            lastRow.columns = width
            rows.append(Row())
        }
        lastRow.text.unicodeScalars.append(contentsOf: text.unicodeScalars)
        lastRow.columns += columns
    }

    private static func shown(_ scalar: Unicode.Scalar) -> (text: String, columns: Int) {
        if scalar.value < 0x20 { return ("^" + String(Unicode.Scalar(scalar.value + 0x40)!), 2) }
        if scalar.value == 0x7f { return ("^?", 2) }
        return (String(scalar), DisplayWidth.columns(of: scalar))
    }
}
