import ReactiveCore
import Terminal

/// A row of read-only text.
@MainActor
public final class Label: ScreenView {
    /// The text, which is cut off at the right edge.
    public var text: String {
        get { textProperty.value }
        set {
            textProperty.value = newValue
            screen?.needsDisplay()
        }
    }

    /// Sends the text on subscription, then each assigned text, even if it's the same.
    nonisolated public var textSignal: MainSignal<String, Never> { textProperty.signal }

    /// Whether the style extends to the right edge, for example for a title.
    public var fillsRow: Bool { didSet { screen?.needsDisplay() } }

    /// Whether the label is hidden. A hidden label takes no row.
    public var isHidden: Bool {
        get { isHiddenProperty.value }
        set {
            isHiddenProperty.value = newValue
            screen?.needsDisplay()
        }
    }

    /// On subscription and with each assignment, sends whether the label is hidden.
    nonisolated public var isHiddenSignal: MainSignal<Bool, Never> { isHiddenProperty.signal }

    public weak var screen: Screen?
    public var height: RowHeight { .rows(isHidden ? 0 : 1) }

    private let textProperty: MainProperty<String>
    private let isHiddenProperty: MainProperty<Bool>
    private let style: () -> TextStyle

    /// Makes a label.
    ///
    /// - Parameters:
    ///   - style: the text's style. It's evaluated in each frame, since a terminal may answer late whether it's light.
    ///   - scheduler: moves subscriptions that are made on other threads to the main queue.
    public init(
        _ text: String = "", style: @autoclosure @escaping () -> TextStyle = .plain, fillsRow: Bool = false,
        scheduler: MainScheduler = MainScheduler()
    ) {
        textProperty = MainProperty(text, scheduler: scheduler)
        isHiddenProperty = MainProperty(false, scheduler: scheduler)
        self.style = style
        self.fillsRow = fillsRow
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        var line = StyledText(text, style: style())
        if fillsRow { line.append(String(repeating: " ", count: max(0, columns - line.columns)), style: style()) }
        return [line]
    }
}
