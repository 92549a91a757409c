import LineEditor
import ReactiveCore

/// A row of a table: a picture on the left, a bold title, and below it a detail that goes on over the rows that are left.
///
/// Cells are few and rows are many: a cell that scrolls out of sight is used again for another row. Whatever was begun for
/// the old row, such as loading its picture, must end then, or it shows up in the new one: `prepareForReuseSignal` says when.
@MainActor
open class TableCell {
    /// The picture; without one, or where pictures cannot be drawn, the initials stand in its place.
    public var image: Image? { didSet { needsDisplay() } }

    /// One or two letters in the place of the picture.
    public var initials = "" { didSet { needsDisplay() } }

    /// The first row of text, in bold.
    public var title = "" { didSet { needsDisplay() } }

    /// The text below the title; cut with an ellipsis where its room ends.
    public var detail = "" { didSet { needsDisplay() } }

    /// The table that shows it.
    weak var table: (any ScreenView)?

    private let reuses: MainSubject<Void>
    private var picture = Picture()

    /// An empty cell; tables make their own.
    ///
    /// - Parameter scheduler: takes a subscription to the main queue that is made elsewhere.
    public required init(scheduler: MainScheduler = MainScheduler()) {
        reuses = MainSubject(scheduler: scheduler)
    }

    /// A value whenever the cell is about to become another row's; completes when the cell is freed.
    nonisolated public var prepareForReuseSignal: MainSignal<Void, Never> { reuses.signal }

    /// The cell's rows. At four rows the last one stays blank, as a gap to the next cell.
    open func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledLine] {
        let rows = height > 3 ? height - 1 : height
        // A cell of the terminal is twice as high as wide. In a narrow window the text matters more.
        let pictureColumns = columns >= 24 ? 2 * rows : 0
        let shown = pictureColumns > 0 ? picture.lines(of: image, or: initials, rows: rows, on: terminal) : []
        let text = CellText.lines(title: title, detail: detail, columns: columns - pictureColumns - 1, rows: rows)
        return (0..<rows).map { row in
            var line = row < shown.count ? shown[row] : StyledLine()
            line.append(" ")
            line.append(text[row])
            return line
        }
    }

    /// Asks for a frame: for cells of other kinds, when something else of theirs has changed.
    public func needsDisplay() {
        table?.screen?.needsDisplay()
    }

    func prepareForReuse() {
        reuses.send(())
    }
}

/// A title and a detail in a few rows.
enum CellText {
    static func lines(title: String, detail: String, columns: Int, rows: Int) -> [StyledLine] {
        guard rows > 0 else { return [] }
        let detailRows = DisplayWidth.wrapped(detail, columns: columns, rows: rows - 1)
        return (0..<rows).map { row in
            if row == 0 { return StyledLine(DisplayWidth.shortened(title, columns: columns), style: .bold) }
            return StyledLine(row - 1 < detailRows.count ? detailRows[row - 1] : "")
        }
    }
}
