/// Disposes an object without keeping it alive: for a subscription whose child would hold a way down to the subscriber.
@usableFromInline struct WeakDisposable: Disposable {
    weak let object: (any Disposable & AnyObject)?

    @usableFromInline init(_ object: any Disposable & AnyObject) {
        self.object = object
    }

    @usableFromInline func dispose() { object?.dispose() }
    @usableFromInline var isDisposed: Bool { object?.isDisposed ?? true }
}
