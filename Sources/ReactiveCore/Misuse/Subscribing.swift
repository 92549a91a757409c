// Subscribing to a signal, or binding it, without handling its failure or moving to the main actor.

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

// Handling a failure that can't happen.

extension Signal where Failure == Never {
    @available(*, deprecated, message: "This signal can't fail, so there's nothing to catch. Remove catch.")
    public func `catch`<NewFailure>(
        _ handler: @escaping @Sendable (Never) -> Signal<Value, NewFailure>
    ) -> Signal<Value, NewFailure> { promoteFailure() }
}

extension MainSignal where Failure == Never {
    @available(*, deprecated, message: "This signal can't fail, so there's nothing to catch. Remove catch.")
    public func `catch`<NewFailure>(
        _ handler: @escaping @Sendable (Never) -> Signal<Value, NewFailure>
    ) -> Signal<Value, NewFailure> { signal.promoteFailure() }
}

// A Signal where a MainSignal is expected, and vice versa.

extension MainSignal {
    @available(*, unavailable, message: "This is a MainSignal. Write `.signal` before map to get a Signal.")
    @_disfavoredOverload
    public func map<New>(_ transform: (Value) -> New) -> Signal<New, Failure> { fatalError() }

    @available(*, unavailable, message: "This is a MainSignal. Write `.signal` before filter to get a Signal.")
    @_disfavoredOverload
    public func filter(_ isIncluded: (Value) -> Bool) -> Signal<Value, Failure> { fatalError() }
}

extension SignalProtocol {
    @available(*, unavailable, message: "This makes a Signal. Call deliver(on: main) after map to get a MainSignal.")
    @_disfavoredOverload
    public func map<New>(_ transform: (Value) -> New) -> MainSignal<New, Failure> { fatalError() }

    @available(*, unavailable, message: "This makes a Signal. Call deliver(on: main) after filter to get a MainSignal.")
    @_disfavoredOverload
    public func filter(_ isIncluded: (Value) -> Bool) -> MainSignal<Value, Failure> { fatalError() }

    @available(
        *, unavailable, message: "This makes a Signal. Call deliver(on: main) after flatMap to get a MainSignal."
    )
    @_disfavoredOverload
    public func flatMap<New>(_ transform: (Value) -> Signal<New, Failure>) -> MainSignal<New, Failure> { fatalError() }
}
