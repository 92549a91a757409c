import ReactiveCore
import Terminal

/// A row of a table: an image on the left, a bold title, and a detail in the rows below.
///
/// A table has few cells and many rows: a cell that scrolls away is reused for another row. Work for the old row, such
/// as loading its image, must end at that moment, or its result shows up in the new row. `prepareForReuseSignal` sends
/// a value then.
///
///     loadImage(of: tweet)
///         .take(until: cell.prepareForReuseSignal)
///         .subscribe(next: { [weak cell] image in cell?.image = image })
@MainActor
open class TableCell {
    /// The image. Without an image, or on a terminal that can't show one, the initials are shown.
    public var image: Image? { didSet { needsDisplay() } }

    /// One or two letters that replace the image.
    public var initials = "" { didSet { needsDisplay() } }

    /// The first row of text, in bold.
    public var title = "" { didSet { needsDisplay() } }

    /// The text below the title. An ellipsis replaces the part that doesn't fit.
    public var detail = "" { didSet { needsDisplay() } }

    weak var table: (any ScreenView)?
    private let reuses: MainSubject<Void>

    /// Makes an empty cell. Tables create their cells.
    ///
    /// - Parameter scheduler: moves subscriptions that are made on other threads to the main queue.
    public required init(scheduler: MainScheduler = MainScheduler()) {
        reuses = MainSubject(scheduler: scheduler)
    }

    /// Sends a value whenever the cell is about to be reused, after scrolling or a reload. Completes when it's freed.
    nonisolated public var prepareForReuseSignal: MainSignal<Void, Never> { reuses.signal }

    /// The cell's rows. With four rows or more, the last one stays blank, as a gap to the next cell.
    open func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        let rows = height > 3 ? height - 1 : height
        // A character is twice as high as wide, so this is a square. In a narrow window, the text matters more.
        let pictureColumns = columns >= 24 ? 2 * rows : 0
        let shown = pictureColumns > 0 ? Picture.lines(of: image, or: initials, rows: rows, on: terminal) : []
        let text = textRows(columns: columns - pictureColumns - 1, rows: rows)
        return (0..<rows).map { row in
            var line = row < shown.count ? shown[row] : StyledText()
            line.append(" ")
            line.append(text[row])
            return line
        }
    }

    private func textRows(columns: Int, rows: Int) -> [StyledText] {
        guard rows > 0 else { return [] }
        let detailRows = DisplayWidth.wrapped(detail, columns: columns, rows: rows - 1)
        return (0..<rows).map { row in
            if row == 0 { return StyledText(DisplayWidth.shortened(title, columns: columns), style: .bold) }
            return StyledText(row - 1 < detailRows.count ? detailRows[row - 1] : "")
        }
    }

    /// Schedules a frame. Subclasses call it after changing their own content.
    public func needsDisplay() { table?.screen?.needsDisplay() }

    func prepareForReuse() { reuses.send(()) }
}
