import LineEditor
import TextLayout

/// Lines that arrive one after another. The newest is at the bottom, and in sight unless the person has scrolled up.
@MainActor
public final class LogView: ScrollableView {
    /// How many lines are kept.
    public let limit: Int

    private var entries: [(text: String, style: TextStyle)] = []
    /// How many rows are below the last one that is shown.
    private var rowsBelow = 0
    private var shownRows = 1

    public weak var screen: Screen?
    /// How many rows it takes.
    public var height: RowHeight { didSet { screen?.needsDisplay() } }

    /// An empty log. By default it takes all rows that other views leave.
    public init(height: RowHeight = .rest, limit: Int = 10_000) {
        self.height = height
        self.limit = limit
    }

    /// The lines so far, the oldest first.
    public var lines: [String] { entries.map(\.text) }

    /// Adds a line, or several if the text has line breaks. Lines wider than the window go on in the next row.
    public func append(_ text: String, style: TextStyle = .plain) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            entries.append((String(line), style))
        }
        if entries.count > limit { entries.removeFirst(entries.count - limit) }
        screen?.needsDisplay()
    }

    /// Removes all lines.
    public func clear() {
        entries = []
        rowsBelow = 0
        screen?.needsDisplay()
    }

    /// Shows earlier lines (negative) or later ones, by pages.
    public func scroll(pages: Int) {
        scroll(rows: pages * max(1, shownRows - 1))
    }

    /// Shows earlier lines (negative) or later ones, by single rows.
    public func scroll(rows: Int) {
        rowsBelow = max(0, rowsBelow - rows)
        screen?.needsDisplay()
    }

    /// Up and Down stay with the field, where they recall earlier texts.
    public var scrollsByArrows: Bool { false }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        shownRows = height
        var rows: [StyledText] = []
        // From the newest backwards, until the window is full.
        for entry in entries.reversed() {
            if rows.count >= height + rowsBelow { break }
            rows += LogView.wrapped(entry.text, columns: columns).reversed().map { StyledText($0, style: entry.style) }
        }
        rowsBelow = min(rowsBelow, max(0, rows.count - height))
        return rows.dropFirst(rowsBelow).prefix(height).reversed()
    }

    private static func wrapped(_ text: String, columns: Int) -> [String] {
        var rows: [String] = []
        var rest = text
        while DisplayWidth.columns(of: rest) > columns {
            let row = DisplayWidth.prefix(of: rest, columns: columns)
            guard !row.isEmpty else { break }
            rows.append(row)
            rest.removeFirst(row.count)
        }
        return rows + [rest]
    }
}
