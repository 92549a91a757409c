/// Disposes an object that it doesn't keep alive: what a subscription holds of something that itself holds the way down to the subscriber.
@usableFromInline struct WeaklyHeld: Disposable {
    @usableFromInline weak let object: (any Disposable & AnyObject)?

    @usableFromInline init(_ object: any Disposable & AnyObject) {
        self.object = object
    }

    @usableFromInline func dispose() { object?.dispose() }
    @usableFromInline var isDisposed: Bool { object?.isDisposed ?? true }
}
