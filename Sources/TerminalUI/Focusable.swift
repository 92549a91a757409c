import LineEditor

/// A view that keys can go to: a field or a button.
@MainActor
public protocol Focusable: ScreenView {
    /// Whether Tab stops here: a disabled or hidden view is passed by.
    var canTakeFocus: Bool { get }

    /// Whether keys go here now. A `FocusRing` sets it.
    var hasFocus: Bool { get set }

    /// Does what a key does here.
    func press(_ key: Key)
}
