import Terminal

/// Views in the order of the Tab key. One of the views has the focus and receives the keys.
///
/// A ring works without a terminal: a script or a pipe presses its keys here. A `Screen` uses the same ring.
///
///     let ring = FocusRing([nameField, passwordField, signInButton])
///     ring.press(.scalar("a"))       // types into the name
///     ring.press(.scalar("\t"))      // on to the password
///     ring.press(.scalar("\r"))      // Return: on to the button
///     ring.press(.scalar("\r"))      // presses the button
@MainActor
public final class FocusRing {
    /// The views, in the order of the Tab key.
    public private(set) var views: [any Focusable] = []

    /// The view with the focus. A disabled view keeps the focus, so that a button that disables itself while it works
    /// still has it afterwards.
    public private(set) var focused: (any Focusable)?

    var onChange: (() -> Void)?

    /// Makes a ring. The first view that can take the focus gets it, or else the first view.
    public init(_ views: [any Focusable] = []) { replace(with: views) }

    /// Replaces the views, for example for the next screen. The first view that can take the focus gets it, or else the
    /// first view.
    public func replace(with views: [any Focusable]) {
        self.views = views
        turn(to: views.first { $0.canTakeFocus } ?? views.first)
    }

    /// Moves the focus to a view of this ring. Does nothing if the view can't take it.
    public func focus(_ view: any Focusable) {
        guard view.canTakeFocus, views.contains(where: { $0 === view }) else { return }
        turn(to: view)
    }

    /// Handles a key: Tab, Shift-Tab, Up, and Down move the focus, and so do Left and Right on a button. Return presses
    /// a button or leaves a field. Other keys go to the focused view, but a letter on a button goes to the ring's only
    /// field, which gets the focus. A view that ``Focusable/takesAllKeys`` gets every key.
    public func press(_ key: Key) {
        guard let focused else { return }
        if focused.takesAllKeys { return focused.press(key) }
        let isField = focused is TextField
        switch key {
        case .scalar("\t"), .named(.down): step(by: 1)
        case .named(.backTab), .named(.up): step(by: -1)
        case .scalar("\r") where isField, .scalar("\n") where isField: step(by: 1)
        case .named(.right) where !isField: step(by: 1)
        case .named(.left) where !isField: step(by: -1)
        case .scalar(let letter) where !isField && focused.canTakeFocus && letter.properties.isAlphabetic:
            let fields = views.compactMap { $0 as? TextField }
            if fields.count == 1, fields[0].canTakeFocus { turn(to: fields[0]) }
            self.focused?.press(key)
        default: focused.press(key)
        }
    }

    private func step(by step: Int) {
        guard let start = views.firstIndex(where: { $0 === focused }) else { return }
        for distance in 1...views.count {
            let place = (start + step * distance + views.count * distance) % views.count
            if views[place].canTakeFocus { return turn(to: views[place]) }
        }
    }

    private func turn(to view: (any Focusable)?) {
        guard view !== focused else { return }
        focused?.hasFocus = false
        focused = view
        view?.hasFocus = true
        onChange?()
    }
}
