import Terminal

/// Two columns of views of the same width side by side, such as two apps. In a narrow window, the right column moves
/// below the left one.
@MainActor
public final class SplitView: ScreenView {
    /// The views on the left, from top to bottom.
    public let left: [any ScreenView]
    /// The views on the right, from top to bottom.
    public let right: [any ScreenView]

    /// The minimum width of a window for two columns side by side.
    private static let narrowest = 60

    public weak var screen: Screen? { didSet { for view in subviews { view.screen = screen } } }
    public var height: RowHeight { .rest }
    public var subviews: [any ScreenView] { left + right }

    /// Makes two columns of views.
    public init(left: [any ScreenView], right: [any ScreenView]) { (self.left, self.right) = (left, right) }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        drawing(columns, height, terminal).lines
    }

    public func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace? {
        guard containsFocus else { return nil }
        return drawing(columns, height, terminal).cursor
    }

    private func drawing(_ columns: Int, _ height: Int, _ terminal: TerminalAbilities) -> (
        lines: [StyledText], cursor: ScreenPlace?
    ) {
        guard columns >= Self.narrowest else {
            return ScreenLayout.lines(of: subviews, in: TerminalSize(rows: height, columns: columns), on: terminal)
        }
        let leftColumns = columns / 2
        let rightColumns = columns - leftColumns - 3
        let onLeft = ScreenLayout.lines(of: left, in: TerminalSize(rows: height, columns: leftColumns), on: terminal)
        let onRight = ScreenLayout.lines(of: right, in: TerminalSize(rows: height, columns: rightColumns), on: terminal)
        let lines = zip(onLeft.lines, onRight.lines).map { left, right in
            var line = left.fitted(columns: leftColumns)
            line.append(terminal.hasUnicode ? " │ " : " | ", style: .dim)
            line.append(right)
            return line
        }
        let cursorOnRight = onRight.cursor.map { ScreenPlace(row: $0.row, column: leftColumns + 3 + $0.column) }
        return (lines, onLeft.cursor ?? cursorOnRight)
    }
}
