/// A part of a screen, as wide as the window. It works without a screen as well: then nobody draws it.
@MainActor
public protocol ScreenView: AnyObject {
    /// How many rows it wants.
    var height: RowHeight { get }

    /// Its rows, for a window of so many columns; at most `height` of them are shown.
    func lines(columns: Int, height: Int, colour: Bool) -> [StyledLine]

    /// The screen that shows it, which wants to know of each change of looks.
    var screen: Screen? { get set }
}

/// How many rows of the window a view takes.
public enum RowHeight: Sendable, Equatable {
    /// So many rows.
    case rows(Int)
    /// All rows that no other view takes.
    case rest
}
