/// Where the characters of an edited line come to stand in a window, its prompt included.
///
/// A line that is wider than the window goes on in the next row, as the terminal itself wraps it: so a window that is made
/// wider or narrower wraps it anew, and text that is copied from the screen holds no line breaks.
struct InlineLayout {
    /// A row's text, with the escape sequences of its styles.
    struct Row {
        var text = ""
        var columns = 0
        /// The row ends with a line break; without one, it is full and the terminal goes on in the next row by itself.
        var hasBreak = false
    }

    private(set) var rows = [Row()]
    private(set) var cursorRow = 0
    private(set) var cursorColumn = 0
    let width: Int

    /// Lays out a prompt, a line and a dimmed suggestion for the rest of it.
    init(prompt: String, line: EditedLine, style: String, suggestion: String, columns: Int) {
        width = max(1, columns)
        addPrompt(prompt)
        rows[rows.count - 1].text += style
        addText(line)
        if !style.isEmpty { rows[rows.count - 1].text += EscapeSequences.resetStyle }
        addSuggestion(suggestion)
    }

    private mutating func addPrompt(_ prompt: String) {
        var isInSequence = false
        for scalar in prompt.unicodeScalars {
            if isInSequence {
                rows[rows.count - 1].text.unicodeScalars.append(scalar)
                if scalar != "[", ("@"..."~").contains(scalar) { isInSequence = false }
            } else if scalar == "\u{1b}" {
                rows[rows.count - 1].text.unicodeScalars.append(scalar)
                isInSequence = true
            } else {
                add(scalar)
            }
        }
    }

    private mutating func addText(_ line: EditedLine) {
        var index = 0
        for scalar in line.text.unicodeScalars {
            if index == line.cursor { placeCursor(before: scalar) }
            add(scalar)
            index += 1
        }
        // A full last row leaves no room for the cursor.
        if rows[rows.count - 1].columns >= width { rows.append(Row()) }
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

    /// Only as much as fits into the row: a suggestion never makes the line longer.
    private mutating func addSuggestion(_ suggestion: String) {
        let room = width - rows[rows.count - 1].columns - 1
        let shown = DisplayWidth.prefix(of: suggestion, columns: max(0, room))
        guard !shown.isEmpty else { return }
        rows[rows.count - 1].text += EscapeSequences.dim + shown + EscapeSequences.resetStyle
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        if scalar == "\n" {
            rows[rows.count - 1].hasBreak = true
            rows.append(Row())
            return
        }
        var (text, columns) = InlineLayout.shown(scalar)
        if columns > width { (text, columns) = ("?", 1) }
        if rows[rows.count - 1].columns + columns > width {
            // A wide character that does not fit leaves a cell free, which must not keep what it showed.
            let free = width - rows[rows.count - 1].columns
            rows[rows.count - 1].text += String(repeating: " ", count: max(0, free))
            rows[rows.count - 1].columns = width
            rows.append(Row())
        }
        rows[rows.count - 1].text.unicodeScalars.append(contentsOf: text.unicodeScalars)
        rows[rows.count - 1].columns += columns
    }

    /// Control characters show as `^A`.
    private static func shown(_ scalar: Unicode.Scalar) -> (text: String, columns: Int) {
        if scalar.value < 0x20 { return ("^" + String(Unicode.Scalar(scalar.value + 0x40)!), 2) }
        if scalar.value == 0x7f { return ("^?", 2) }
        return (String(scalar), DisplayWidth.columns(of: scalar))
    }
}
