import Terminal

/// Distributes the rows of a window, or of a column, among views.
@MainActor
package enum ScreenLayout {
    /// Whether the views are being drawn as a copy. If so, a table keeps its `windowHeight`.
    static var isDrawingCopy = false

    /// The rows of views in a window of the given size, without a screen. Tables keep their `windowHeight`.
    package static func copy(
        of views: [any ScreenView], in size: TerminalSize, on terminal: TerminalAbilities
    ) -> [StyledText] {
        isDrawingCopy = true
        defer { isDrawingCopy = false }
        return lines(of: views, in: size, on: terminal).lines
    }

    static func lines(
        of views: [any ScreenView],
        in size: TerminalSize,
        on terminal: TerminalAbilities
    ) -> (lines: [StyledText], cursor: ScreenPlace?) {
        var lines: [StyledText] = []
        var cursor: ScreenPlace?
        for (view, height) in zip(views, heights(of: views, rows: size.rows)) where height > 0 {
            let first = lines.count
            let shown = view.lines(columns: size.columns, height: height, on: terminal).prefix(height)
            lines += shown + Array(repeating: StyledText(), count: height - shown.count)
            if let place = view.cursor(columns: size.columns, height: height, on: terminal) {
                cursor = ScreenPlace(row: first + min(place.row, height - 1), column: place.column)
            }
        }
        lines += Array(repeating: StyledText(), count: max(0, size.rows - lines.count))
        return (lines, cursor)
    }

    /// In a low window, the focused view comes first.
    static func heights(of views: [any ScreenView], rows: Int) -> [Int] {
        var left = rows
        var heights = Array(repeating: 0, count: views.count)
        func give(_ index: Int, _ wanted: Int) {
            let given = min(wanted, left)
            heights[index] += given
            left -= given
        }
        for (index, view) in views.enumerated() where view.containsFocus {
            if case .rows(let wanted) = view.height { give(index, wanted) } else { give(index, 1) }
        }
        for (index, view) in views.enumerated() where heights[index] == 0 {
            if case .rows(let wanted) = view.height { give(index, wanted) }
        }
        let greedy = views.indices.filter { views[$0].height == .rest }
        for (position, index) in greedy.enumerated() { give(index, left / (greedy.count - position)) }
        return heights
    }
}
