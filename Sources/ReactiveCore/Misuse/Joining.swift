// Joining signals that fail in different ways, or a Signal and a MainSignal, a subject or a property.

extension Signal {
    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public func merge<OtherFailure>(with other: Signal<Value, OtherFailure>) -> Signal { fatalError() }

    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public func concat<OtherFailure>(_ next: Signal<Value, OtherFailure>) -> Signal { fatalError() }

    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public func combineLatest<Other, OtherFailure>(
        with other: Signal<Other, OtherFailure>
    ) -> Signal<(Value, Other), Failure> { fatalError() }

    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public func zip<Other, OtherFailure>(
        with other: Signal<Other, OtherFailure>
    ) -> Signal<(Value, Other), Failure> { fatalError() }

    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public static func merge<Other>(_ first: Signal, _ second: Signal<Value, Other>) -> Signal { fatalError() }

    @available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
    public static func concat<Other>(_ first: Signal, _ second: Signal<Value, Other>) -> Signal { fatalError() }
}

extension SignalProtocol {
    @available(*, unavailable, message: "Write `.signal` after each MainSignal, subject or property.")
    public func merge(with other: some Joinable<Value, some Error>) -> Self { fatalError() }

    @available(*, unavailable, message: "Write `.signal` after each MainSignal, subject or property.")
    public func concat(_ next: some Joinable<Value, some Error>) -> Self { fatalError() }

    @available(*, unavailable, message: "Write `.signal` after each MainSignal, subject or property.")
    public func combineLatest<Other: Joinable>(with other: Other) -> Signal<(Value, Other.Value), Failure> {
        fatalError()
    }

    @available(*, unavailable, message: "Write `.signal` after each MainSignal, subject or property.")
    public func zip<Other: Joinable>(with other: Other) -> Signal<(Value, Other.Value), Failure> { fatalError() }
}

@available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
@_disfavoredOverload
public func combineLatest<each Value, each Failure>(
    _ signals: repeat Signal<each Value, each Failure>
) -> Signal<(repeat each Value), Never> { fatalError() }

@available(*, unavailable, message: "These signals fail differently. Use mapFailure, or handle one with catch.")
@_disfavoredOverload
public func zip<each Value, each Failure>(
    _ signals: repeat Signal<each Value, each Failure>
) -> Signal<(repeat each Value), Never> { fatalError() }

@available(*, unavailable, message: "Write `.signal` after each MainSignal, subject or property.")
@_disfavoredOverload
public func combineLatest<each Joined: Joinable>(
    _ signals: repeat each Joined
) -> Signal<(repeat (each Joined).Value), Never> { fatalError() }

@available(*, unavailable, message: "Write `.signal` after each MainSignal, subject or property.")
@_disfavoredOverload
public func zip<each Joined: Joinable>(
    _ signals: repeat each Joined
) -> Signal<(repeat (each Joined).Value), Never> { fatalError() }
