// Calls of `flatMap`, `flatMapLatest` and `then` without a closure that returns a signal of the right type.
//
// There are few overloads, because the compiler tries each of them for each stage if the code has another error.

extension SignalProtocol {
    @available(*, unavailable, message: "The closure of flatMap returns a signal. Use map, or write `return`.")
    public func flatMap(_ transform: @escaping (Value) -> Void) -> Signal<Never, Failure> { fatalError() }

    @available(*, unavailable, message: "This closure returns a MainSignal. Write `.signal` after it.")
    public func flatMap<New, NewFailure>(
        _ transform: @escaping (Value) -> MainSignal<New, NewFailure>
    ) -> Signal<New, Failure> { fatalError() }

    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public func flatMap<New, NewFailure>(
        _ transform: @escaping (Value) -> Signal<New, NewFailure>
    ) -> Signal<New, Failure> { fatalError() }
}

extension SignalProtocol {
    @available(*, unavailable, message: "The closure of flatMapLatest returns a signal. Use map, or write `return`.")
    public func flatMapLatest(_ transform: @escaping (Value) -> Void) -> Signal<Never, Failure> { fatalError() }

    @available(*, unavailable, message: "This closure returns a MainSignal. Write `.signal` after it.")
    public func flatMapLatest<New, NewFailure>(
        _ transform: @escaping (Value) -> MainSignal<New, NewFailure>
    ) -> Signal<New, Failure> { fatalError() }

    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public func flatMapLatest<New, NewFailure>(
        _ transform: @escaping (Value) -> Signal<New, NewFailure>
    ) -> Signal<New, Failure> { fatalError() }
}

extension SignalProtocol {
    @available(*, unavailable, message: "then takes a closure that returns a signal: .then { signal }")
    public func then<New, NewFailure>(_ next: Signal<New, NewFailure>) -> Signal<New, Failure> { fatalError() }

    @available(*, unavailable, message: "The closure of then returns a signal. Use doCompleted, or write `return`.")
    public func then(_ next: @escaping () -> Void) -> Signal<Never, Failure> { fatalError() }

    @available(*, unavailable, message: "This closure returns a MainSignal. Write `.signal` after it.")
    public func then<New, NewFailure>(
        _ next: @escaping () -> MainSignal<New, NewFailure>
    ) -> Signal<New, Failure> { fatalError() }

    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public func then<New, NewFailure>(
        _ next: @escaping () -> Signal<New, NewFailure>
    ) -> Signal<New, Failure> { fatalError() }
}
