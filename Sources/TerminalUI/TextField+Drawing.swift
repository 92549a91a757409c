import Terminal

/// Draws a field: the label, then the text on its background up to the window's edge.
extension TextField {
    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        let place = place(columns: columns, color: terminal.hasColor)
        let style = TextStyle(foreground: background.readableOnTop, background: background, dim: !isEnabled)
        var line = StyledText(place.label, style: .bold)
        let shown = viewport.text(of: shownLine, columns: place.columns)
        line.append(shown, style: style)
        var free = place.columns - DisplayWidth.columns(of: shown)
        if text.isEmpty {
            let hint = DisplayWidth.prefix(of: placeholder, columns: max(0, free - 1))
            line.append(hint, style: style.adding(TextStyle(italic: true)))
            free -= DisplayWidth.columns(of: hint)
        }
        line.append(String(repeating: " ", count: max(0, free)), style: style)
        line.append(place.mark)
        return [line]
    }

    public func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace? {
        hasFocus ? ScreenPlace(row: 0, column: cursorColumn(columns: columns, color: terminal.hasColor)) : nil
    }

    private var shownLine: EditedLine {
        guard isSecure else { return editedLine }
        let before = editedLine.beforeCursor.count
        return EditedLine(String(repeating: "•", count: before + editedLine.afterCursor.count), cursor: before)
    }

    func cursorColumn(columns: Int, color: Bool) -> Int {
        let place = place(columns: columns, color: color)
        let column =
            DisplayWidth.columns(of: place.label) + viewport.cursorColumn(of: shownLine, columns: place.columns)
        return min(column, columns - 1)
    }

    /// The label, the columns for the text, and, without color, the name of the background's color.
    private func place(columns: Int, color: Bool) -> (label: String, columns: Int, mark: String) {
        let label = label.isEmpty ? "" : " " + label + ": "
        let mark = color ? "" : " (" + background.rawValue + ")"
        // In a narrow window, the typed text matters more than its surroundings.
        let enough = 8
        let labelColumns = DisplayWidth.columns(of: label)
        if columns >= labelColumns + enough + mark.count { return (label, columns - labelColumns - mark.count, mark) }
        if columns >= enough + mark.count { return ("", columns - mark.count, mark) }
        return ("", columns, "")
    }
}

/// The visible part of a long text, which always contains the cursor.
struct FieldViewport {
    private var start = 0

    mutating func text(of line: EditedLine, columns: Int) -> String {
        let scalars = Array(line.text.unicodeScalars)
        scroll(line, scalars, columns)
        var shown = String.UnicodeScalarView()
        var used = 0
        for scalar in scalars[start...] {
            used += FieldViewport.columns(of: scalar)
            if used > columns { break }
            shown.append(scalar.value < 0x20 || scalar.value == 0x7f ? "·" : scalar)
        }
        return String(shown)
    }

    mutating func cursorColumn(of line: EditedLine, columns: Int) -> Int {
        let scalars = Array(line.text.unicodeScalars)
        scroll(line, scalars, columns)
        return scalars[start..<line.cursor].reduce(0) { $0 + FieldViewport.columns(of: $1) }
    }

    private mutating func scroll(_ line: EditedLine, _ scalars: [Unicode.Scalar], _ columns: Int) {
        // The cursor, and the character under it, must be visible on the right ...
        let underCursor = line.cursor < scalars.count ? max(1, FieldViewport.columns(of: scalars[line.cursor])) : 1
        let earliest = FieldViewport.start(of: scalars[..<line.cursor], columns: columns - underCursor)
        // ... and no columns may be unused at the end.
        let latest = min(line.cursor, FieldViewport.start(of: scalars[...], columns: columns - 1))
        start = max(earliest, min(start, latest))
        // At the left edge, don't show a combining mark without its letter.
        while start < line.cursor, start > 0, FieldViewport.columns(of: scalars[start]) == 0 { start += 1 }
    }

    /// The start of the longest suffix that fits into a number of columns.
    private static func start(of scalars: ArraySlice<Unicode.Scalar>, columns room: Int) -> Int {
        var start = scalars.endIndex
        var used = 0
        while start > 0 {
            used += columns(of: scalars[start - 1])
            if used > room { break }
            start -= 1
        }
        return start
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x20 || scalar.value == 0x7f ? 1 : DisplayWidth.columns(of: scalar)
    }
}
