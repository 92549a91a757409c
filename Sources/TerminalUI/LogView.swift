import Terminal

/// A scrolling log. Its newest line is at the bottom and stays visible unless the user scrolls up.
@MainActor
public final class LogView: ScrollableView {
    /// The maximum number of lines.
    private static let limit = 10_000

    /// The lines, oldest first.
    public private(set) var lines: [String] = []

    private var rowsBelow = 0
    private var shownRows = 1

    public weak var screen: Screen?
    /// The height of the log.
    public var height: RowHeight { didSet { screen?.needsDisplay() } }

    /// Makes an empty log. By default, it takes all rows that other views leave.
    public init(height: RowHeight = .rest) { self.height = height }

    /// Adds a line, or several if the text has line breaks. A line that's too long for a row wraps.
    public func append(_ text: String) {
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeFirst(max(0, lines.count - Self.limit))
        screen?.needsDisplay()
    }

    /// Scrolls by pages, up if negative.
    public func scroll(pages: Int) { scroll(rows: pages * max(1, shownRows - 1)) }

    /// Scrolls by rows, up if negative.
    public func scroll(rows: Int) {
        rowsBelow = max(0, rowsBelow - rows)
        screen?.needsDisplay()
    }

    /// Up and Down belong to the field, where they recall earlier texts.
    public var scrollsByArrows: Bool { false }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        shownRows = height
        var rows: [StyledText] = []
        for line in lines.reversed() {
            if rows.count >= height + rowsBelow { break }
            rows += LogView.wrapped(line, columns: columns).reversed()
        }
        rowsBelow = min(rowsBelow, max(0, rows.count - height))
        return rows.dropFirst(rowsBelow).prefix(height).reversed()
    }

    private static func wrapped(_ text: String, columns: Int) -> [StyledText] {
        let characters = Array(text)
        return LineBreaking.lines(of: characters, width: columns).map { StyledText(String(characters[$0])) }
    }
}
