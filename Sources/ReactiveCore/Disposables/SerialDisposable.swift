/// Holds one disposable at a time, and disposes it when another replaces it.
///
///     let request = SerialDisposable()
///     request.replace(with: search("swift").observe { print($0) })
///     request.replace(with: search("signal").observe { print($0) })  // disposes the first
public final class SerialDisposable: Disposable {
    private enum State: Sendable {
        case holding((any Disposable)?)
        case disposed
    }

    private let state = Lock<State>(.holding(nil))

    /// Starts empty.
    public init() {}

    public var isDisposed: Bool { state.withLock { if case .disposed = $0 { true } else { false } } }

    /// Disposes the old disposable and holds `disposable`. If this is disposed already, it disposes `disposable` at
    /// once.
    public func replace(with disposable: (any Disposable)?) {
        let old = state.withLock { state -> (any Disposable)? in
            guard case .holding(let old) = state else { return disposable }
            state = .holding(disposable)
            return old
        }
        old?.dispose()
    }

    public func dispose() {
        let old = state.withLock { state -> (any Disposable)? in
            guard case .holding(let old) = state else { return nil }
            state = .disposed
            return old
        }
        old?.dispose()
    }
}
