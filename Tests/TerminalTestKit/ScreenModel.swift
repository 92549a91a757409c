import Terminal

/// A small, strict xterm that records a program's drawing. A test expects `unknownSequences` to be empty.
public struct ScreenModel: Sendable {
    /// The number of rows.
    public private(set) var rows: Int
    /// The number of columns.
    public private(set) var columns: Int
    /// The cursor's row, from 0.
    public internal(set) var row = 0
    /// The cursor's column, from 0.
    public internal(set) var column = 0
    /// Whether the cursor's row is filled to its last column, so that the next character wraps.
    public internal(set) var isFull = false
    /// Whether the cursor is visible.
    public internal(set) var showsCursor = true
    /// Whether the alternate screen is active.
    public internal(set) var isAlternate = false
    /// Whether bracketed paste is on. A program turns it on when it's ready for keys.
    public internal(set) var marksPastes = false
    /// Whether a frame has begun and not ended: the screen may be half drawn.
    public internal(set) var isWithinFrame = false
    /// How often the bell rang.
    public internal(set) var bells = 0
    /// Sequences, styles, and control characters that the model doesn't support.
    public internal(set) var unknownSequences: [String] = []

    var cells: [[ScreenCell]]
    var pen = ScreenCell()
    var saved: (row: Int, column: Int, pen: ScreenCell) = (0, 0, ScreenCell())
    var ordinaryCells: [[ScreenCell]] = []
    private var parser = EscapeParser()

    /// An empty screen.
    public init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        cells = Array(repeating: Array(repeating: ScreenCell(), count: columns), count: rows)
    }

    // MARK: Reading

    /// A cell; rows and columns from 0.
    public func cell(_ row: Int, _ column: Int) -> ScreenCell { cells[row][column] }

    /// A row's text, without trailing spaces.
    public func line(_ row: Int) -> String { cells[row].map(\.text).joined().trimmingTrailingSpaces }

    /// The texts of all rows.
    public var lines: [String] { (0..<rows).map(line) }

    /// All rows as one text, without trailing empty rows.
    public var text: String {
        var shown = lines
        while shown.last == "" { shown.removeLast() }
        return shown.joined(separator: "\n")
    }

    /// The first row that contains a text; nil if no row does.
    public func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

    // MARK: Drawing

    /// Draws a program's output.
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

    /// Draws a text.
    public mutating func feed(_ text: String) { feed(Array(text.utf8)) }

    /// Resizes the window. Crops or pads the rows, and doesn't wrap them again.
    public mutating func resize(rows newRows: Int, columns newColumns: Int) {
        // Terminals keep the cursor's row visible.
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
        isFull = false
    }

    var blankRow: [ScreenCell] { Array(repeating: ScreenCell(), count: columns) }
}

/// A cell of the screen.
public struct ScreenCell: Equatable, Sendable {
    /// The character with its combining marks; " " for an empty cell, "" for the right half of a wide character.
    public var text = " "
    /// The color of the character.
    public var foreground = ScreenColor.standard
    /// The color behind the character.
    public var background = ScreenColor.standard
    public var isBold = false
    public var isDim = false
    public var isItalic = false
    public var isUnderlined = false
    public var isReversed = false
}

/// A color as the program specified it.
public enum ScreenColor: Equatable, Sendable {
    /// The terminal's default color.
    case standard
    /// One of 256 colors; the first 16 are the classic colors.
    case palette(Int)
    case rgb(Int, Int, Int)

    public static let red = palette(1)
    public static let green = palette(2)
    public static let yellow = palette(3)
    public static let white = palette(7)
}
