// Operators that stay on the main actor, where most of their closures run. They add no hop.

extension MainSignal {
    /// Applies `transform` to each value, on the main actor. See ``Signal/map(_:)``.
    public func map<NewValue: Sendable>(
        _ transform: @escaping @MainActor @Sendable (Value) -> NewValue
    ) -> MainSignal<NewValue, Failure> { signal.map(onMainActor(transform)).uncheckedMain(by: scheduler) }

    /// Passes on the values for which `isIncluded` is true. See ``Signal/filter(_:)``.
    public func filter(_ isIncluded: @escaping @MainActor @Sendable (Value) -> Bool) -> MainSignal {
        signal.filter(onMainActor(isIncluded)).uncheckedMain(by: scheduler)
    }

    /// Runs `action` with each value before it is passed on. See ``Signal/doNext(_:)``.
    public func doNext(_ action: @escaping @MainActor @Sendable (Value) -> Void) -> MainSignal {
        signal.doNext(onMainActor(action)).uncheckedMain(by: scheduler)
    }

    /// Runs `action` with the failure before it is passed on. See ``Signal/doFailed(_:)``.
    public func doFailed(_ action: @escaping @MainActor @Sendable (Failure) -> Void) -> MainSignal {
        signal.doFailed(onMainActor(action)).uncheckedMain(by: scheduler)
    }

    /// Runs `action` before the completion is passed on. See ``Signal/doCompleted(_:)``.
    public func doCompleted(_ action: @escaping @MainActor @Sendable () -> Void) -> MainSignal {
        signal.doCompleted { MainActor.assumeIsolated { action() } }.uncheckedMain(by: scheduler)
    }

    /// Combines each value with the result of the values before it, on the main actor. See ``Signal/scan(_:_:)``.
    public func scan<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @MainActor @Sendable (Result, Value) -> Result
    ) -> MainSignal<Result, Failure> { signal.scan(initial, onMainActor(combine)).uncheckedMain(by: scheduler) }

    /// Applies `transform` to each value, on the main actor; an error that it throws ends the signal. See
    /// ``Signal/tryMap(_:)``.
    public func tryMap<NewValue: Sendable>(
        _ transform: @escaping @MainActor @Sendable (Value) throws(Failure) -> NewValue
    ) -> MainSignal<NewValue, Failure> {
        signal.tryMap { (value) throws(Failure) -> NewValue in
            // assumeIsolated loses the type of an error, so no error is thrown through it.
            let result = MainActor.assumeIsolated { () -> Result<NewValue, Failure> in
                do throws(Failure) { return .success(try transform(value)) } catch { return .failure(error) }
            }
            return try result.get()
        }.uncheckedMain(by: scheduler)
    }

    /// Applies `transform` to each value and leaves out nil results. See ``Signal/compactMap(_:)``.
    public func compactMap<NewValue: Sendable>(
        _ transform: @escaping @MainActor @Sendable (Value) -> NewValue?
    ) -> MainSignal<NewValue, Failure> { signal.compactMap(onMainActor(transform)).uncheckedMain(by: scheduler) }

    /// Combines all values into one and sends it on completion. See ``Signal/reduce(_:_:)``.
    public func reduce<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @MainActor @Sendable (Result, Value) -> Result
    ) -> MainSignal<Result, Failure> { signal.reduce(initial, onMainActor(combine)).uncheckedMain(by: scheduler) }

    /// Gathers all values and sends them as one array when the source completes. See ``Signal/collect()``.
    public func collect() -> MainSignal<[Value], Failure> { signal.collect().uncheckedMain(by: scheduler) }

    /// Gathers the values into arrays of `count` values each. See ``Signal/collect(count:)``.
    public func collect(count: Int) -> MainSignal<[Value], Failure> {
        signal.collect(count: count).uncheckedMain(by: scheduler)
    }

    /// Sends each value together with the one before it. See ``Signal/pairwise()``.
    public func pairwise() -> MainSignal<(Value, Value), Failure> { signal.pairwise().uncheckedMain(by: scheduler) }

    /// Sends each event as a value. See ``Signal/materialize()``.
    public func materialize() -> MainSignal<Event<Value, Failure>, Never> {
        signal.materialize().uncheckedMain(by: scheduler)
    }

    /// Runs `action` if the subscription is disposed before its end, on the disposing thread. See
    /// ``Signal/doDisposed(_:)``.
    public func doDisposed(_ action: @escaping @Sendable () -> Void) -> MainSignal {
        signal.doDisposed(action).uncheckedMain(by: scheduler)
    }

    /// Runs `action` at each subscription, on the thread that subscribes. See ``Signal/doSubscribed(_:)``.
    public func doSubscribed(_ action: @escaping @Sendable () -> Void) -> MainSignal {
        signal.doSubscribed(action).uncheckedMain(by: scheduler)
    }

    /// Runs `action` at the end, on the main actor or on the thread that disposes. See ``Signal/doEnded(_:)``.
    public func doEnded(_ action: @escaping @Sendable () -> Void) -> MainSignal {
        signal.doEnded(action).uncheckedMain(by: scheduler)
    }

    /// Writes a line for each subscription, event and disposal. See ``Signal/log(_:to:)``.
    public func log(_ name: String, to write: (@Sendable (_ line: String) -> Void)? = nil) -> MainSignal {
        signal.log(name, to: write).uncheckedMain(by: scheduler)
    }

    /// Applies `transform` to the failure, on the main actor. See ``Signal/mapFailure(_:)``.
    public func mapFailure<NewFailure: Error>(
        _ transform: @escaping @MainActor @Sendable (Failure) -> NewFailure
    ) -> MainSignal<Value, NewFailure> { signal.mapFailure(onMainActor(transform)).uncheckedMain(by: scheduler) }

    /// Sends `value` instead of a failure, and completes. See ``Signal/replaceFailure(with:)``.
    public func replaceFailure(with value: Value) -> MainSignal<Value, Never> {
        signal.replaceFailure(with: value).uncheckedMain(by: scheduler)
    }

    /// Completes instead of failing. See ``Signal/ignoreFailure()``.
    public func ignoreFailure() -> MainSignal<Value, Never> { signal.ignoreFailure().uncheckedMain(by: scheduler) }
}

extension MainSignal where Value: Equatable {
    /// Leaves out a value that equals the last value sent. See ``Signal/distinct()``.
    public func distinct() -> MainSignal { signal.distinct().uncheckedMain(by: scheduler) }
}

extension MainSignal where Failure == Never {
    /// The same signal with a failure type. See ``Signal/promoteFailure(to:)``.
    public func promoteFailure<NewFailure: Error>(
        to type: NewFailure.Type = NewFailure.self
    ) -> MainSignal<Value, NewFailure> { signal.promoteFailure(to: type).uncheckedMain(by: scheduler) }
}
