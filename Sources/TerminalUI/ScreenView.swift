import Terminal

@_exported import enum Terminal.Color
// Views need colors and styles, which are in another module because lessons need them without a screen.
@_exported import struct Terminal.StyledText
@_exported import struct Terminal.TextStyle

/// A part of a screen. Without a screen, a view works but isn't drawn.
@MainActor
public protocol ScreenView: AnyObject {
    /// The number of rows that the view wants.
    var height: RowHeight { get }

    /// The view's rows for a width of `columns`. At most `height` of them are shown.
    func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText]

    /// The cursor's position in the view's rows; nil unless the view or a subview has the focus.
    func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace?

    /// The view's content, as sentences for a screen reader.
    var sentences: [String] { get }

    /// The screen that shows the view. Call the screen's `needsDisplay` after each visible change.
    var screen: Screen? { get set }

    /// The views inside this view.
    var subviews: [any ScreenView] { get }
}

extension ScreenView {
    public func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace? { nil }

    public var subviews: [any ScreenView] { [] }

    public var sentences: [String] { subviews.flatMap(\.sentences) }

    var containsFocus: Bool { (self as? any Focusable)?.hasFocus == true || subviews.contains { $0.containsFocus } }
}

/// A view's height.
public enum RowHeight: Sendable, Equatable {
    /// A fixed number of rows.
    case rows(Int)
    /// All rows that other views leave.
    case rest
}

/// A cell, counted from 0.
public struct ScreenPlace: Sendable, Equatable {
    /// The row, from the top.
    public var row: Int
    /// The column, from the left.
    public var column: Int

    /// Makes a position.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}

/// A view that can receive keys: a field or a button.
@MainActor
public protocol Focusable: ScreenView {
    /// Whether Tab stops here. Tab skips disabled and hidden views.
    var canTakeFocus: Bool { get }

    /// Whether the view receives the keys. A `FocusRing` sets this property.
    var hasFocus: Bool { get set }

    /// Whether the view also gets the keys that otherwise move the focus or scroll, and Escape, which otherwise ends
    /// the run. False by default.
    var takesAllKeys: Bool { get }

    /// Handles a key.
    func press(_ key: Key)
}

extension Focusable {
    public var takesAllKeys: Bool { false }
}

/// A view that can scroll its content.
@MainActor
public protocol ScrollableView: ScreenView {
    /// Scrolls down by pages, up if negative.
    func scroll(pages: Int)

    /// Scrolls down by rows, up if negative.
    func scroll(rows: Int)

    /// Whether Up and Down scroll the view, except in a form, where they move the focus.
    var scrollsByArrows: Bool { get }
}
