import Terminal

/// A scrolling log. Its newest line is at the bottom and stays visible unless the user scrolls up.
@MainActor
public final class LogView: ScrollableView {
    /// The maximum number of lines.
    public let limit: Int

    private var entries: [(text: String, style: TextStyle)] = []
    private var rowsBelow = 0
    private var shownRows = 1

    public weak var screen: Screen?
    /// The height of the log.
    public var height: RowHeight { didSet { screen?.needsDisplay() } }

    /// Makes an empty log. By default, it takes all rows that other views leave.
    public init(height: RowHeight = .rest, limit: Int = 10_000) {
        self.height = height
        self.limit = limit
    }

    /// The lines, oldest first.
    public var lines: [String] { entries.map(\.text) }

    /// Adds a line, or several if the text has line breaks. A line that's too long for a row wraps.
    public func append(_ text: String, style: TextStyle = .plain) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            entries.append((String(line), style))
        }
        if entries.count > limit { entries.removeFirst(entries.count - limit) }
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
        for entry in entries.reversed() {
            if rows.count >= height + rowsBelow { break }
            rows += LogView.wrapped(entry.text, columns: columns).reversed().map { StyledText($0, style: entry.style) }
        }
        rowsBelow = min(rowsBelow, max(0, rows.count - height))
        return rows.dropFirst(rowsBelow).prefix(height).reversed()
    }

    private static func wrapped(_ text: String, columns: Int) -> [String] {
        let characters = Array(text)
        return LineBreaking.lines(of: characters, width: columns).map { String(characters[$0]) }
    }
}
