import ReactiveCore
import Terminal

/// A labeled action: `[ Sign in ]`.
///
/// A button works without a terminal: call `press()` to tap it.
///
///     let button = Button(title: "Sign in")
///     button.tapSignal.subscribe(next: { log.append("signing in") })
@MainActor
public final class Button: Focusable {
    /// The label.
    public var title: String { didSet { screen?.needsDisplay() } }

    /// Whether the button can be pressed. A disabled button is dimmed.
    public var isEnabled: Bool {
        get { isEnabledProperty.value }
        set {
            isEnabledProperty.value = newValue
            screen?.focusMayHaveChanged(of: self)
        }
    }

    /// On subscription and with each assignment, sends whether the button is enabled.
    nonisolated public var isEnabledSignal: MainSignal<Bool, Never> { isEnabledProperty.signal }

    /// Whether the button is hidden. A hidden button takes no row and no focus.
    public var isHidden = false { didSet { screen?.focusMayHaveChanged(of: self) } }

    public var hasFocus = false { didSet { screen?.needsDisplay() } }
    public weak var screen: Screen?
    public var height: RowHeight { .rows(isHidden ? 0 : 1) }
    public var canTakeFocus: Bool { isEnabled && !isHidden }

    private let taps: MainSubject<Void>
    private let isEnabledProperty: MainProperty<Bool>

    /// Makes an enabled button.
    ///
    /// - Parameter scheduler: moves subscriptions that are made on other threads to the main queue.
    public init(title: String, scheduler: MainScheduler = MainScheduler()) {
        self.title = title
        taps = MainSubject(scheduler: scheduler)
        isEnabledProperty = MainProperty(true, scheduler: scheduler)
    }

    /// A hot signal with a value for each tap. It completes when the button is freed, and doesn't retain the button.
    nonisolated public var tapSignal: MainSignal<Void, Never> { taps.signal }

    /// Taps the button. Does nothing while it's disabled or hidden.
    public func press() {
        if canTakeFocus { taps.send(()) }
    }

    /// Handles a key: Return and the space bar tap the button.
    public func press(_ key: Key) {
        if [.scalar("\r"), .scalar("\n"), .scalar(" ")].contains(key) { press() }
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        var line = StyledText(" ")
        // Without color, the brackets show the focus and the state.
        let brackets =
            terminal.hasColor ? ("[ ", " ]") : hasFocus ? ("[>", "<]") : isEnabled ? ("[ ", " ]") : ("( ", " )")
        line.append(brackets.0 + title + brackets.1, style: TextStyle(dim: !isEnabled, reversed: hasFocus))
        return [line]
    }

    public func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace? {
        hasFocus && !isHidden ? ScreenPlace(row: 0, column: min(3, columns - 1)) : nil
    }
}
