/// Disposes another disposable when this one is freed, so a subscription lives no longer than the object that keeps its
/// `ScopedDisposable`.
///
///     subscription = signal.subscribe(next: { print($0) }).scoped()
public final class ScopedDisposable: Disposable {
    private let held: any Disposable

    /// - Parameter disposable: disposed when this is disposed or freed, whichever comes first.
    public init(_ disposable: any Disposable) { held = disposable }

    deinit {
        held.dispose()
    }

    public var isDisposed: Bool { held.isDisposed }

    public func dispose() { held.dispose() }
}

extension Disposable {
    /// Wraps this disposable. When the wrapper is freed, this is disposed.
    public func scoped() -> ScopedDisposable { ScopedDisposable(self) }
}
