/// Runs a closure when it is disposed, once, on the thread that disposes; the closure is freed then.
public final class ActionDisposable: Disposable {
    private struct Action: Sendable {
        let run: @Sendable () -> Void
    }

    private let action: Lock<Action?>

    /// - Parameter action: runs at most once.
    public init(_ action: @escaping @Sendable () -> Void) {
        self.action = Lock(Action(run: action))
    }

    public var isDisposed: Bool {
        action.withLock { $0 == nil }
    }

    public func dispose() {
        action.withLock { $0.take() }?.run()
    }

    /// Frees the action without running it.
    func forget() {
        _ = action.withLock { $0.take() }
    }
}
