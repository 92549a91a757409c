import LineEditor

/// A row of text that a person reads and cannot edit.
@MainActor
public final class Label: ScreenView {
    /// The text; what does not fit into the window is cut off.
    public var text: String { didSet { screen?.needsDisplay() } }

    /// How the text looks.
    public var style: TextStyle { didSet { screen?.needsDisplay() } }

    /// Whether the style goes on to the right edge of the window, as a title's does.
    public var fillsRow: Bool { didSet { screen?.needsDisplay() } }

    /// A hidden label takes no room.
    public var isHidden = false { didSet { screen?.needsDisplay() } }

    public weak var screen: Screen?
    public var height: RowHeight { .rows(isHidden ? 0 : 1) }

    /// A label.
    public init(_ text: String = "", style: TextStyle = .plain, fillsRow: Bool = false) {
        self.text = text
        self.style = style
        self.fillsRow = fillsRow
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledLine] {
        var line = StyledLine(text, style: style)
        if fillsRow { line.append(String(repeating: " ", count: max(0, columns - line.columns)), style: style) }
        return [line]
    }
}
