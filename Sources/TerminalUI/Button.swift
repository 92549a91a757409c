import LineEditor
import ReactiveCore

/// A word that does something when it is pressed: `[ Sign in ]`.
///
/// It needs no terminal: `press()` is a tap.
@MainActor
public final class Button: Focusable {
    /// What it says.
    public var title: String { didSet { screen?.needsDisplay() } }

    /// Whether it can be pressed; dimmed when not.
    public var isEnabled: Bool {
        get { isEnabledProperty.value }
        set {
            isEnabledProperty.value = newValue
            screen?.focusMayHaveChanged(of: self)
        }
    }

    /// Whether it can be pressed now, then each assignment.
    nonisolated public var isEnabledSignal: MainSignal<Bool, Never> { isEnabledProperty.signal }

    /// A hidden button takes no room and no focus.
    public var isHidden = false { didSet { screen?.focusMayHaveChanged(of: self) } }

    public var hasFocus = false { didSet { screen?.needsDisplay() } }
    public weak var screen: Screen?
    public var height: RowHeight { .rows(isHidden ? 0 : 1) }
    public var canTakeFocus: Bool { isEnabled && !isHidden }

    private let taps: MainSubject<Void>
    private let isEnabledProperty: MainProperty<Bool>

    /// A button that can be pressed.
    ///
    /// - Parameter scheduler: takes a subscription to the main queue that is made elsewhere.
    public init(title: String, scheduler: MainScheduler = MainScheduler()) {
        self.title = title
        taps = MainSubject(scheduler: scheduler)
        isEnabledProperty = MainProperty(true, scheduler: scheduler)
    }

    /// A value for each tap, hot; completes when the button is freed, and does not keep it alive.
    nonisolated public var tapSignal: MainSignal<Void, Never> { taps.signal }

    /// Taps it; nothing happens while it is disabled or hidden.
    public func press() {
        if canTakeFocus { taps.send(()) }
    }

    /// Return and the space bar tap it.
    public func press(_ key: Key) {
        if [.scalar("\r"), .scalar("\n"), .scalar(" ")].contains(key) { press() }
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledLine] {
        var line = StyledLine(" ")
        // Without color the brackets tell what the style would.
        let brackets =
            terminal.hasColor ? ("[ ", " ]") : hasFocus ? ("[>", "<]") : isEnabled ? ("[ ", " ]") : ("( ", " )")
        line.append(brackets.0 + title + brackets.1, style: TextStyle(dim: !isEnabled, reversed: hasFocus))
        return [line]
    }

    public func cursor(columns: Int, height: Int, on terminal: TerminalAbilities) -> ScreenPlace? {
        hasFocus && !isHidden ? ScreenPlace(row: 0, column: min(3, columns - 1)) : nil
    }
}
