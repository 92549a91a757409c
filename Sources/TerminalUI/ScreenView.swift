import LineEditor

/// A part of a screen. It works without a screen as well: then nobody draws it.
@MainActor
public protocol ScreenView: AnyObject {
    /// How many rows it wants.
    var height: RowHeight { get }

    /// Its rows, for so many columns on such a terminal; at most `height` of them are shown.
    func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledLine]

    /// Where in those rows the cursor is; nil unless the view, or one inside it, has the focus.
    func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace?

    /// The screen that shows it, which wants to know of each change of looks.
    var screen: Screen? { get set }

    /// The views inside it.
    var subviews: [any ScreenView] { get }
}

extension ScreenView {
    public func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace? { nil }

    public var subviews: [any ScreenView] { [] }

    /// Whether keys go to it or to a view inside it.
    var containsFocus: Bool { (self as? any Focusable)?.hasFocus == true || subviews.contains { $0.containsFocus } }
}

/// How many rows of the window a view takes.
public enum RowHeight: Sendable, Equatable {
    /// So many rows.
    case rows(Int)
    /// All rows that no other view takes.
    case rest
}

/// A cell of the screen, counted from 0 in a view's own rows.
public struct ScreenPlace: Sendable, Equatable {
    /// Rows down.
    public var row: Int
    /// Columns to the right.
    public var column: Int

    /// A place.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
