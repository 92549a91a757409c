import ReactiveCore
import Terminal

/// A list of any length that costs only as much as its visible rows. Each visible row has a cell, which is reused when
/// the row scrolls away.
///
///     let table = TableView<TableCell>(rowHeight: 3)
///     table.configure = { cell, row in
///         cell.title = tweets[row].author
///         cell.detail = tweets[row].text
///     }
///     table.rowCount = tweets.count
///     table.reload()
///
/// Without a terminal, the number of visible rows depends on `windowHeight`.
@MainActor
public final class TableView<Cell: TableCell>: ScrollableView {
    /// The number of rows. Call `reload()` after changing it.
    public var rowCount = 0

    /// The height of a row in screen rows, at least 1. A `TableCell` looks best with 2 to 4.
    public let rowHeight: Int

    /// Fills a cell for a row. Called for each row that becomes visible, and on `reload()` for all visible rows.
    public var configure: (_ cell: Cell, _ row: Int) -> Void = { _, _ in }

    /// The table's height in screen rows. A screen sets it with each frame. Without a screen, set it yourself.
    public var windowHeight = 24 { didSet { if windowHeight != oldValue { fill() } } }

    public weak var screen: Screen?
    public var height: RowHeight { .rest }
    public var scrollsByArrows: Bool { true }

    private let scheduler: MainScheduler
    private var loadedRows = 0
    private var firstRow = 0
    private var cells: [Int: Cell] = [:]
    private var spare: [Cell] = []

    /// Makes an empty table.
    ///
    /// - Parameters:
    ///   - rowHeight: the height of a row in screen rows.
    ///   - scheduler: the cells' scheduler, which moves subscriptions from other threads to the main queue.
    public init(rowHeight: Int = 3, scheduler: MainScheduler = MainScheduler()) {
        self.rowHeight = max(1, rowHeight)
        self.scheduler = scheduler
    }

    /// The visible rows. The last one may be cut off.
    public var visibleRows: Range<Int> { firstRow..<min(firstRow + rowsInSight, loadedRows) }

    /// The number of cells: at most the highest number of visible rows so far.
    public var cellCount: Int { cells.count + spare.count }

    /// The cell of a row; nil if the row isn't visible.
    public func cell(forRow row: Int) -> Cell? { cells[row] }

    /// Fills all visible rows again. Call it after changing `rowCount` or the rows' content. Keeps the scroll position
    /// if it still exists.
    public func reload() {
        loadedRows = max(0, rowCount)
        firstRow = min(firstRow, lastFirstRow)
        for row in cells.keys.sorted() { putAside(row) }
        fill()
        screen?.needsDisplay()
    }

    /// Scrolls so that a row is the first visible one, or as close to that as the end of the table allows.
    public func scroll(toRow row: Int) {
        firstRow = min(max(0, row), lastFirstRow)
        fill()
        screen?.needsDisplay()
    }

    /// Scrolls down by rows, up if negative.
    public func scroll(rows: Int) { scroll(toRow: firstRow + rows) }

    /// Scrolls down by the number of fully visible rows, up if negative.
    public func scroll(pages: Int) { scroll(rows: pages * max(1, windowHeight / rowHeight)) }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        if !ScreenLayout.isDrawingCopy { windowHeight = height }
        return visibleRows.flatMap { row -> [StyledText] in
            let lines = cells[row]?.lines(columns: columns, height: rowHeight, on: terminal).prefix(rowHeight) ?? []
            return lines + Array(repeating: StyledText(), count: rowHeight - lines.count)
        }
    }

    // MARK: Cells

    private var rowsInSight: Int { (max(0, windowHeight) + rowHeight - 1) / rowHeight }

    /// The first visible row when the table is scrolled to its end.
    private var lastFirstRow: Int { max(0, loadedRows - max(1, windowHeight / rowHeight)) }

    /// Gives each visible row a cell. Cells of hidden rows are set aside first, and then reused for the new rows.
    private func fill() {
        firstRow = min(firstRow, lastFirstRow)
        let visible = visibleRows
        for row in cells.keys.sorted() where !visible.contains(row) { putAside(row) }
        for row in visible where cells[row] == nil {
            let cell = reusableCell()
            cells[row] = cell
            configure(cell, row)
        }
        // A shorter window needs fewer cells.
        spare.removeLast(min(spare.count, max(0, cellCount - rowsInSight - 1)))
    }

    private func putAside(_ row: Int) {
        if let cell = cells.removeValue(forKey: row) { spare.append(cell) }
    }

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
