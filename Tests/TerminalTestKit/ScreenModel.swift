import LineEditor

/// A small xterm: enough to know what a program has drawn. It is strict, and records sequences that it doesn't
/// understand in `unknownSequences`, which a test expects to be empty.
public struct ScreenModel: Sendable {
    /// How many rows the window has.
    public private(set) var rows: Int
    /// How many columns the window has.
    public private(set) var columns: Int
    /// Where the cursor is, from 0.
    public internal(set) var row = 0
    /// Where the cursor is, from 0.
    public internal(set) var column = 0
    /// Whether the cursor is visible.
    public internal(set) var showsCursor = true
    /// Whether the alternate screen shows.
    public internal(set) var isAlternate = false
    /// Whether pastes are marked, which a program asks for when it is ready for keys.
    public internal(set) var marksPastes = false
    /// Whether a frame has been started and not yet ended: the screen is half drawn.
    public internal(set) var isWithinFrame = false
    /// How often the bell rang.
    public internal(set) var bells = 0
    /// Sequences that this model doesn't know.
    public internal(set) var unknownSequences: [String] = []

    var cells: [[ScreenCell]]
    var pen = ScreenCell()
    var saved: (row: Int, column: Int, pen: ScreenCell) = (0, 0, ScreenCell())
    var ordinaryCells: [[ScreenCell]] = []
    /// The last column is filled: the next character goes to the next row.
    var wrapsNext = false
    private var parser = EscapeParser()

    /// An empty screen.
    public init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        cells = Array(repeating: Array(repeating: ScreenCell(), count: columns), count: rows)
    }

    /// Whether the cursor's row is filled to its last column: the next character goes to the next row.
    public var isFull: Bool { wrapsNext }

    // MARK: Reading

    /// One cell; rows and columns from 0.
    public func cell(_ row: Int, _ column: Int) -> ScreenCell { cells[row][column] }

    /// A row's text, without the spaces at its end.
    public func line(_ row: Int) -> String {
        var text = cells[row].map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    /// All rows' texts.
    public var lines: [String] { (0..<rows).map(line) }

    /// The rows' texts without the empty ones at the end.
    public var text: String {
        var shown = lines
        while shown.last == "" { shown.removeLast() }
        return shown.joined(separator: "\n")
    }

    /// The first row that contains a text.
    public func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

    // MARK: Drawing

    /// Shows what a program wrote.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            switch parser.feed(byte) {
            case nil: break
            case .scalar(let scalar): put(scalar)
            case .control(let control): obey(control)
            case .escape(let final): escape(final)
            case .sequence(let parameters, let final): sequence(parameters, final)
            }
        }
    }

    /// Shows text, like `feed`.
    public mutating func feed(_ text: String) {
        feed(Array(text.utf8))
    }

    /// Changes the window's size. Crops and fills up; doesn't wrap lines again.
    public mutating func resize(rows newRows: Int, columns newColumns: Int) {
        // Terminals keep the cursor's row in sight.
        let dropped = max(0, row - newRows + 1)
        func resized(_ old: [[ScreenCell]]) -> [[ScreenCell]] {
            (0..<newRows).map { row in
                (0..<newColumns).map { column in
                    let source = row + dropped
                    return source < old.count && column < old[source].count ? old[source][column] : ScreenCell()
                }
            }
        }
        cells = resized(cells)
        if isAlternate { ordinaryCells = resized(ordinaryCells) }
        rows = newRows
        columns = newColumns
        row = min(row - dropped, newRows - 1)
        column = min(column, newColumns - 1)
        wrapsNext = false
    }

    var blankRow: [ScreenCell] { Array(repeating: ScreenCell(), count: columns) }
}
