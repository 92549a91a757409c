import LineEditor
import ReactiveCore

/// A word that does something when it is pressed: `[ Sign in ]`.
///
/// It needs no terminal: `press()` is a tap.
///
///     let button = Button(title: "Sign in")
///     button.tapSignal.subscribe(next: { log.append("signing in") })
@MainActor
public final class Button: Focusable {
    /// Its word.
    public var title: String { didSet { screen?.needsDisplay() } }

    /// Whether it can be pressed. It is dimmed when not.
    public var isEnabled: Bool {
        get { isEnabledProperty.value }
        set {
            isEnabledProperty.value = newValue
            screen?.focusMayHaveChanged(of: self)
        }
    }

    /// Whether it can be pressed now, then each assignment.
    nonisolated public var isEnabledSignal: MainSignal<Bool, Never> { isEnabledProperty.signal }

    /// Whether it is hidden: then it takes no row and no focus.
    public var isHidden = false { didSet { screen?.focusMayHaveChanged(of: self) } }

    public var hasFocus = false { didSet { screen?.needsDisplay() } }
    public weak var screen: Screen?
    public var height: RowHeight { .rows(isHidden ? 0 : 1) }
    public var canTakeFocus: Bool { isEnabled && !isHidden }

    private let taps: MainSubject<Void>
    private let isEnabledProperty: MainProperty<Bool>

    /// A button that can be pressed.
    ///
    /// - Parameter scheduler: brings subscriptions that are made on other threads to the main queue.
    public init(title: String, scheduler: MainScheduler = MainScheduler()) {
        self.title = title
        taps = MainSubject(scheduler: scheduler)
        isEnabledProperty = MainProperty(true, scheduler: scheduler)
    }

    /// A hot signal with a value for each tap. It completes when the button is freed, and doesn't keep it alive.
    nonisolated public var tapSignal: MainSignal<Void, Never> { taps.signal }

    /// Taps it. Does nothing while it is disabled or hidden.
    public func press() {
        if canTakeFocus { taps.send(()) }
    }

    /// Return and the space bar tap it.
    public func press(_ key: Key) {
        if [.scalar("\r"), .scalar("\n"), .scalar(" ")].contains(key) { press() }
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        var line = StyledText(" ")
        // Without color the brackets show what the style would.
        let brackets =
            terminal.hasColor ? ("[ ", " ]") : hasFocus ? ("[>", "<]") : isEnabled ? ("[ ", " ]") : ("( ", " )")
        line.append(brackets.0 + title + brackets.1, style: TextStyle(dim: !isEnabled, reversed: hasFocus))
        return [line]
    }

    public func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace? {
        hasFocus && !isHidden ? ScreenPlace(row: 0, column: min(3, columns - 1)) : nil
    }
}
