import LineEditor

/// Which view gets which rows of a window.
@MainActor
enum ScreenLayout {
    /// The rows of a window, from top to bottom, and where its cursor is.
    static func lines(
        of views: [any ScreenView],
        focus: TextField?,
        in size: TerminalSize,
        colour: Bool
    ) -> (lines: [StyledLine], cursor: (row: Int, column: Int)) {
        let heights = heights(of: views, focus: focus, rows: size.rows)
        var lines: [StyledLine] = []
        var cursor = (row: 0, column: 0)
        for (view, height) in zip(views, heights) where height > 0 {
            if let focus, view === focus {
                cursor = (lines.count, focus.cursorColumn(columns: size.columns, colour: colour))
            }
            let shown = view.lines(columns: size.columns, height: height, colour: colour).prefix(height)
            lines += shown + Array(repeating: StyledLine(), count: height - shown.count)
        }
        lines += Array(repeating: StyledLine(), count: max(0, size.rows - lines.count))
        return (lines, cursor)
    }

    /// A window that is too low for all shows the focused field, whatever else it leaves out.
    private static func heights(of views: [any ScreenView], focus: TextField?, rows: Int) -> [Int] {
        var left = rows
        var heights = Array(repeating: 0, count: views.count)
        func give(_ index: Int, _ wanted: Int) {
            heights[index] = min(wanted, left)
            left -= heights[index]
        }
        for index in views.indices where views[index] === focus { give(index, 1) }
        for (index, view) in views.enumerated() where view !== focus {
            if case .rows(let wanted) = view.height { give(index, wanted) }
        }
        let greedy = views.indices.filter { views[$0].height == .rest }
        for (position, index) in greedy.enumerated() { give(index, left / (greedy.count - position)) }
        return heights
    }
}
