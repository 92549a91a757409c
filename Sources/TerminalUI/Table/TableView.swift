import LineEditor
import ReactiveCore

/// A list of any length that costs no more than the rows in sight. It has one cell for each of them, and reuses a
/// cell for another row when its own scrolls away.
///
///     let table = TableView<TableCell>(rowHeight: 3)
///     table.configure = { cell, row in
///         cell.title = tweets[row].author
///         cell.detail = tweets[row].text
///     }
///     table.rowCount = tweets.count
///     table.reload()
///
/// Without a terminal it shows as many rows as fit into `windowHeight`.
@MainActor
public final class TableView<Cell: TableCell>: ScrollableView {
    /// How many rows there are. Call `reload()` after changing it.
    public var rowCount = 0

    /// How many rows of the screen each row takes: at least 1; for a `TableCell` best 2 to 4.
    public let rowHeight: Int

    /// Fills a cell for a row. Called for each row that comes into sight, and on `reload()` for all rows in sight.
    public var configure: (_ cell: Cell, _ row: Int) -> Void = { _, _ in }

    /// How many rows of the screen it has. A screen sets it with each frame; without one, set it yourself.
    public var windowHeight: Int { didSet { if windowHeight != oldValue { fill() } } }

    public weak var screen: Screen?
    public let height: RowHeight
    public var scrollsByArrows: Bool { true }

    private let scheduler: MainScheduler
    private var loadedRows = 0
    private var firstRow = 0
    private var cells: [Int: Cell] = [:]
    /// Cells that no row uses.
    private var spare: [Cell] = []

    /// An empty table.
    ///
    /// - Parameters:
    ///   - rowHeight: how many rows of the screen each row takes.
    ///   - height: how many rows of the screen the table takes; by default all that other views leave.
    ///   - scheduler: passed on to the cells; it brings subscriptions that are made on other threads to the main queue.
    public init(rowHeight: Int = 3, height: RowHeight = .rest, scheduler: MainScheduler = MainScheduler()) {
        self.rowHeight = max(1, rowHeight)
        self.height = height
        self.scheduler = scheduler
        windowHeight = if case .rows(let rows) = height { rows } else { 24 }
    }

    /// The rows in sight. The last one may be cut off.
    public var visibleRows: Range<Int> {
        firstRow..<min(firstRow + rowsInSight, loadedRows)
    }

    /// How many cells exist: never more than the most rows that were in sight at once.
    public var cellCount: Int { cells.count + spare.count }

    /// The cell that shows a row; nil when the row isn't in sight.
    public func cell(forRow row: Int) -> Cell? { cells[row] }

    /// Fills all rows in sight again. Call it after changing `rowCount` or what the rows show. The table stays where
    /// it was scrolled to, if there are still that many rows.
    public func reload() {
        loadedRows = max(0, rowCount)
        firstRow = min(firstRow, lastFirstRow)
        for row in cells.keys.sorted() { putAside(row) }
        fill()
        screen?.needsDisplay()
    }

    /// Scrolls so that a row is the first in sight, or as close to that as the end of the table allows.
    public func scroll(toRow row: Int) {
        firstRow = min(max(0, row), lastFirstRow)
        fill()
        screen?.needsDisplay()
    }

    /// Scrolls down by rows, up if negative.
    public func scroll(rows: Int) {
        scroll(toRow: firstRow + rows)
    }

    /// Scrolls down by as many rows as are completely in sight, up if negative.
    public func scroll(pages: Int) {
        scroll(rows: pages * max(1, windowHeight / rowHeight))
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        if !ScreenLayout.isDrawingCopy { windowHeight = height }
        return visibleRows.flatMap { row -> [StyledText] in
            let lines = cells[row]?.lines(columns: columns, height: rowHeight, on: terminal).prefix(rowHeight) ?? []
            return lines + Array(repeating: StyledText(), count: rowHeight - lines.count)
        }
    }

    // MARK: Cells

    private var rowsInSight: Int { (max(0, windowHeight) + rowHeight - 1) / rowHeight }

    /// The first row in sight when the table is scrolled to its end.
    private var lastFirstRow: Int { max(0, loadedRows - max(1, windowHeight / rowHeight)) }

    /// Gives each row in sight a cell. Cells whose rows have left are set aside first, and then go to the new rows.
    private func fill() {
        firstRow = min(firstRow, lastFirstRow)
        let visible = visibleRows
        for row in cells.keys.sorted() where !visible.contains(row) { putAside(row) }
        for row in visible where cells[row] == nil {
            let cell = reusableCell()
            cells[row] = cell
            configure(cell, row)
        }
        // A lower window needs fewer cells.
        spare.removeLast(min(spare.count, max(0, cellCount - rowsInSight - 1)))
    }

    private func putAside(_ row: Int) {
        if let cell = cells.removeValue(forKey: row) { spare.append(cell) }
    }

    /// A spare cell, as its last row left it, or a new one.
    private func reusableCell() -> Cell {
        if !spare.isEmpty {
            let cell = spare.removeFirst()
            cell.prepareForReuse()
            return cell
        }
        let cell = Cell(scheduler: scheduler)
        cell.table = self
        return cell
    }
}
