import LineEditor

/// A part of a screen. It works without a screen as well, and isn't drawn then.
@MainActor
public protocol ScreenView: AnyObject {
    /// How many rows it wants.
    var height: RowHeight { get }

    /// Its rows for a width of `columns`. At most `height` of them are shown.
    func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText]

    /// The cursor's place in those rows; nil unless the view, or one inside it, has the focus.
    func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace?

    /// What it shows, in sentences for a reader who listens.
    var sentences: [String] { get }

    /// The screen that shows it. Call its `needsDisplay` after each visible change.
    var screen: Screen? { get set }

    /// The views inside it.
    var subviews: [any ScreenView] { get }
}

extension ScreenView {
    public func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace? { nil }

    public var subviews: [any ScreenView] { [] }

    public var sentences: [String] { subviews.flatMap(\.sentences) }

    /// Whether keys go to it or to a view inside it.
    var containsFocus: Bool { (self as? any Focusable)?.hasFocus == true || subviews.contains { $0.containsFocus } }
}

/// How many rows of the window a view takes.
public enum RowHeight: Sendable, Equatable {
    /// A fixed number of rows.
    case rows(Int)
    /// All rows that other views leave.
    case rest
}

/// A cell of the screen, counted from 0 in a view's own rows.
public struct ScreenPlace: Sendable, Equatable {
    /// The row, from the top.
    public var row: Int
    /// The column, from the left.
    public var column: Int

    /// A place.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
