/// Disposes what it holds when it is freed, so that a subscription lives as long as the object that keeps this one.
public final class ScopedDisposable: Disposable {
    private let held: any Disposable

    /// - Parameter disposable: disposed when this is disposed or freed, whichever comes first.
    public init(_ disposable: any Disposable) {
        held = disposable
    }

    deinit {
        held.dispose()
    }

    public var isDisposed: Bool { held.isDisposed }

    public func dispose() {
        held.dispose()
    }
}

extension Disposable {
    /// The same subscription, held by something that disposes it when it goes.
    public func scoped() -> ScopedDisposable {
        ScopedDisposable(self)
    }
}
