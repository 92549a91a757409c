import LineEditor
import TextLayout

/// A row of facts side by side, such as "3 sent", "1 canceled", "177 left". In a narrow window the last ones go first.
@MainActor
public final class StatusBar: ScreenView {
    /// The facts, the most important first. Empty ones are left out.
    public var parts: [String] { didSet { if parts != oldValue { screen?.needsDisplay() } } }

    /// How they look.
    public var style: TextStyle { didSet { screen?.needsDisplay() } }

    public weak var screen: Screen?
    public var height: RowHeight { .rows(1) }

    /// A row of facts, by default reversed. It fills the width of its place.
    public init(_ parts: [String] = [], style: TextStyle = .reversed) {
        self.parts = parts
        self.style = style
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        var text = ""
        for part in parts where !part.isEmpty {
            let longer = text.isEmpty ? " " + part : text + "  ·  " + part
            if !text.isEmpty, DisplayWidth.columns(of: longer) > columns { break }
            text = longer
        }
        return [
            StyledText(
                DisplayWidth.fitted(DisplayWidth.shortened(text, columns: columns), columns: columns), style: style)
        ]
    }
}
