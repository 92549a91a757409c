// A Signal where a MainSignal is wanted, and the other way round.

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
