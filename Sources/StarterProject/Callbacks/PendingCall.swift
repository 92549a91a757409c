import ReactiveCore

/// A callback that hasn't been called yet: that of a timer, or of a search.
///
///     let pending = form.startTimer(.milliseconds(500)) { print("half a second later") }
///     pending.cancel()
public struct PendingCall: Sendable {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
    }

    /// Drops the callback; a search is canceled, too. Does nothing once it has been called.
    public func cancel() {
        disposable.dispose()
    }
}
