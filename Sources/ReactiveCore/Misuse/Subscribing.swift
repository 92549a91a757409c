// Subscribing to a signal that can fail, or binding it, without a word about the failure or the main actor.

extension SignalProtocol {
    @available(*, unavailable, message: "This signal can fail. Add `failed:`, or call catch or replaceFailure before.")
    @discardableResult
    public func subscribe(next: (Value) -> Void, completed: () -> Void = {}) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "This signal can fail. Call catch, retry or replaceFailure before bind.")
    @discardableResult
    public func bind<Target: AnyObject>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
    ) -> any Disposable { fatalError() }
}

extension Signal where Failure == Never {
    @available(*, unavailable, message: "A binding writes on the main actor. Call deliver(on: main) before bind.")
    @discardableResult
    public func bind<Target: AnyObject>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
    ) -> any Disposable { fatalError() }
}
