// Operators that may deliver on threads other than the main thread. They return plain signals.

extension MainSignal {
    /// See ``Signal/flatMap(_:)``.
    public func flatMap<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> { signal.flatMap(transform) }

    /// See ``Signal/flatMapLatest(_:)``.
    public func flatMapLatest<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> { signal.flatMapLatest(transform) }

    /// See ``Signal/then(_:)``.
    public func then<NewValue: Sendable>(
        _ next: @escaping @Sendable () -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> { signal.then(next) }

    /// See ``Signal/catch(_:)``.
    public func `catch`<NewFailure: Error>(
        _ handler: @escaping @Sendable (Failure) -> Signal<Value, NewFailure>
    ) -> Signal<Value, NewFailure> { signal.catch(handler) }

    /// See ``Signal/throttle(_:on:)``.
    public func throttle(_ interval: Duration, on scheduler: some Scheduler) -> Signal<Value, Failure> {
        signal.throttle(interval, on: scheduler)
    }

    /// See ``Signal/throttleLatest(_:on:)``.
    public func throttleLatest(_ interval: Duration, on scheduler: some Scheduler) -> Signal<Value, Failure> {
        signal.throttleLatest(interval, on: scheduler)
    }

    /// See ``Signal/collect(every:on:)``.
    public func collect(every period: Duration, on scheduler: some Scheduler) -> Signal<[Value], Failure> {
        signal.collect(every: period, on: scheduler)
    }

    /// See ``Signal/collect(count:orEvery:on:)``.
    public func collect(
        count: Int, orEvery period: Duration, on scheduler: some Scheduler
    ) -> Signal<[Value], Failure> { signal.collect(count: count, orEvery: period, on: scheduler) }

    /// See ``Signal/flatMap(_:_:)``.
    public func flatMap<NewValue: Sendable>(
        _ strategy: FlatMapStrategy, _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> { signal.flatMap(strategy, transform) }

    /// See ``Signal/startWith(_:)``: `values` are sent on the thread that subscribes.
    public func startWith(_ values: Value...) -> Signal<Value, Failure> { signal.starting(with: values) }

    /// See ``Signal/delay(_:on:)``.
    public func delay(_ interval: Duration, on scheduler: some Scheduler) -> Signal<Value, Failure> {
        signal.delay(interval, on: scheduler)
    }

    /// See ``Signal/timeout(after:on:failure:)``.
    public func timeout(
        after interval: Duration, on scheduler: some Scheduler, failure: Failure
    ) -> Signal<Value, Failure> { signal.timeout(after: interval, on: scheduler, failure: failure) }

    /// See ``Signal/timeout(betweenValues:on:failure:)``.
    public func timeout(
        betweenValues interval: Duration, on scheduler: some Scheduler, failure: Failure
    ) -> Signal<Value, Failure> { signal.timeout(betweenValues: interval, on: scheduler, failure: failure) }

    /// See ``Signal/retry(_:)``.
    public func retry(_ count: Int) -> Signal<Value, Failure> { signal.retry(count) }

    /// See ``Signal/retry(_:on:using:if:)``.
    public func retry(
        _ backoff: Backoff, on scheduler: some Scheduler,
        using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        if isRetried: @escaping @Sendable (Failure) -> Bool = { _ in true }
    ) -> Signal<Value, Failure> { signal.retry(backoff, on: scheduler, using: generator, if: isRetried) }

    /// See ``Signal/retry(when:)``.
    public func retry<Trigger: Sendable>(
        when makeTrigger: @escaping @Sendable (_ failures: Signal<Failure, Never>) -> Signal<Trigger, Failure>
    ) -> Signal<Value, Failure> { signal.retry(when: makeTrigger) }

    /// See ``Signal/retry(when:)``; the trigger cannot fail.
    @_disfavoredOverload
    public func retry<Trigger: Sendable>(
        when makeTrigger: @escaping @Sendable (_ failures: Signal<Failure, Never>) -> Signal<Trigger, Never>
    ) -> Signal<Value, Failure> { signal.retry(when: makeTrigger) }

    /// See ``Signal/replay(_:restartsAfter:disposal:)``: old values are sent on the thread that subscribes.
    public func replay(
        _ count: Int, restartsAfter restarts: RestartConditions = .disposal, disposal: DisposalTime = .atOnce
    ) -> Signal<Value, Failure> { signal.replay(count, restartsAfter: restarts, disposal: disposal) }

    /// See ``Signal/deliver(on:)``.
    public func deliver(on scheduler: some Scheduler) -> Signal<Value, Failure> { signal.deliver(on: scheduler) }
}

extension MainSignal where Failure == Never {
    /// See ``Signal/flatMap(_:)``; only the inner signals can fail.
    @_disfavoredOverload
    public func flatMap<NewValue: Sendable, NewFailure: Error>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, NewFailure>
    ) -> Signal<NewValue, NewFailure> { signal.flatMap(transform) }

    /// See ``Signal/flatMapLatest(_:)``; only the inner signals can fail.
    @_disfavoredOverload
    public func flatMapLatest<NewValue: Sendable, NewFailure: Error>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, NewFailure>
    ) -> Signal<NewValue, NewFailure> { signal.flatMapLatest(transform) }

    /// See ``Signal/then(_:)``; only the second signal can fail.
    @_disfavoredOverload
    public func then<NewValue: Sendable, NewFailure: Error>(
        _ next: @escaping @Sendable () -> Signal<NewValue, NewFailure>
    ) -> Signal<NewValue, NewFailure> { signal.then(next) }
}
