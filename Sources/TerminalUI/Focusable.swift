import LineEditor

/// A view that keys can go to: a field or a button.
@MainActor
public protocol Focusable: ScreenView {
    /// Whether Tab stops here. It skips a disabled or hidden view.
    var canTakeFocus: Bool { get }

    /// Whether keys go here now. A `FocusRing` sets it.
    var hasFocus: Bool { get set }

    /// Whether it also gets the keys that otherwise move the focus or scroll, and Escape, which otherwise ends the run.
    /// False by default.
    var takesAllKeys: Bool { get }

    /// Handles a key.
    func press(_ key: Key)
}

extension Focusable {
    public var takesAllKeys: Bool { false }
}
