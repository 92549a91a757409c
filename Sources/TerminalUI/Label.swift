import LineEditor
import ReactiveCore

/// A row of text that a person reads and cannot edit.
@MainActor
public final class Label: ScreenView {
    /// The text; what does not fit into the window is cut off.
    public var text: String {
        get { textProperty.value }
        set {
            textProperty.value = newValue
            screen?.needsDisplay()
        }
    }

    /// The current text at once, then each assignment, also of the text that is there already.
    nonisolated public var textSignal: MainSignal<String, Never> { textProperty.signal }

    /// How the text looks.
    public var style: TextStyle { didSet { screen?.needsDisplay() } }

    /// Whether the style goes on to the right edge of the window, as a title's does.
    public var fillsRow: Bool { didSet { screen?.needsDisplay() } }

    /// A hidden label takes no room.
    public var isHidden: Bool {
        get { isHiddenProperty.value }
        set {
            isHiddenProperty.value = newValue
            screen?.needsDisplay()
        }
    }

    /// Whether it is hidden now, then each assignment.
    nonisolated public var isHiddenSignal: MainSignal<Bool, Never> { isHiddenProperty.signal }

    public weak var screen: Screen?
    public var height: RowHeight { .rows(isHidden ? 0 : 1) }

    private let textProperty: MainProperty<String>
    private let isHiddenProperty: MainProperty<Bool>

    /// A label.
    ///
    /// - Parameter scheduler: takes a subscription to the main queue that is made elsewhere, as a ``TextField``'s does.
    public init(
        _ text: String = "", style: TextStyle = .plain, fillsRow: Bool = false,
        scheduler: MainScheduler = MainScheduler()
    ) {
        textProperty = MainProperty(text, scheduler: scheduler)
        isHiddenProperty = MainProperty(false, scheduler: scheduler)
        self.style = style
        self.fillsRow = fillsRow
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledLine] {
        var line = StyledLine(text, style: style)
        if fillsRow { line.append(String(repeating: " ", count: max(0, columns - line.columns)), style: style) }
        return [line]
    }
}
