import LineEditor

/// A view that keys can go to: a field or a button.
@MainActor
public protocol Focusable: ScreenView {
    /// Whether Tab stops here. It skips a disabled or hidden view.
    var canTakeFocus: Bool { get }

    /// Whether keys go here now. A `FocusRing` sets it.
    var hasFocus: Bool { get set }

    /// Handles a key.
    func press(_ key: Key)
}
