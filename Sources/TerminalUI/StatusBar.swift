import Terminal

/// A row of facts, such as "3 sent", "1 canceled", "177 left". In a narrow window, the facts move closer together, and
/// the last facts are dropped if necessary.
@MainActor
public final class StatusBar: ScreenView {
    /// The facts, most important first. Empty facts are skipped.
    public var parts: [String] { didSet { if parts != oldValue { screen?.needsDisplay() } } }

    public weak var screen: Screen?
    public var height: RowHeight { .rows(1) }

    /// Makes a reversed row of facts. It fills the available width.
    public init(_ parts: [String] = []) { self.parts = parts }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        let facts = parts.filter { !$0.isEmpty }
        let texts = facts.indices.reversed().flatMap { last in
            ["  ·  ", " · "].map { " " + facts[...last].joined(separator: $0) }
        }
        let text = texts.first { DisplayWidth.columns(of: $0) <= columns } ?? texts.last ?? ""
        let fitting = DisplayWidth.fitted(DisplayWidth.shortened(text, columns: columns), columns: columns)
        return [StyledText(fitting, style: .reversed)]
    }
}
