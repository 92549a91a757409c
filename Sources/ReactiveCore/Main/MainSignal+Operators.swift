// Each of these is the operator of `Signal` with a closure that runs on the main actor. They add no thread and no hop.

extension MainSignal {
    /// Applies `transform` to each value, on the main actor. See ``Signal/map(_:)``.
    public func map<NewValue: Sendable>(
        _ transform: @escaping @MainActor @Sendable (Value) -> NewValue
    ) -> MainSignal<NewValue, Failure> {
        MainSignal<NewValue, Failure>(unchecked: signal.map { value in
            MainActor.assumeIsolated { transform(value) }
        })
    }

    /// Lets the values pass for which `isIncluded` is true. See ``Signal/filter(_:)``.
    public func filter(_ isIncluded: @escaping @MainActor @Sendable (Value) -> Bool) -> MainSignal {
        MainSignal(unchecked: signal.filter { value in
            MainActor.assumeIsolated { isIncluded(value) }
        })
    }

    /// Runs `action` on each value before it goes on. See ``Signal/doNext(_:)``.
    public func doNext(_ action: @escaping @MainActor @Sendable (Value) -> Void) -> MainSignal {
        MainSignal(unchecked: signal.doNext { value in
            MainActor.assumeIsolated { action(value) }
        })
    }

    /// Runs `action` on a failure before it goes on. See ``Signal/doFailed(_:)``.
    public func doFailed(_ action: @escaping @MainActor @Sendable (Failure) -> Void) -> MainSignal {
        MainSignal(unchecked: signal.doFailed { failure in
            MainActor.assumeIsolated { action(failure) }
        })
    }

    /// Runs `action` before the completion goes on. See ``Signal/doCompleted(_:)``.
    public func doCompleted(_ action: @escaping @MainActor @Sendable () -> Void) -> MainSignal {
        MainSignal(unchecked: signal.doCompleted {
            MainActor.assumeIsolated { action() }
        })
    }

    /// Combines each value with what came before, on the main actor. See ``Signal/scan(_:_:)``.
    public func scan<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @MainActor @Sendable (Result, Value) -> Result
    ) -> MainSignal<Result, Failure> {
        MainSignal<Result, Failure>(unchecked: signal.scan(initial) { result, value in
            MainActor.assumeIsolated { combine(result, value) }
        })
    }

    /// Ends after `count` values. See ``Signal/take(first:)``.
    public func take(first count: Int) -> MainSignal {
        MainSignal(unchecked: signal.take(first: count))
    }

    /// Leaves out the first `count` values. See ``Signal/skip(first:)``.
    public func skip(first count: Int) -> MainSignal {
        MainSignal(unchecked: signal.skip(first: count))
    }

    /// Ends when `trigger` sends or completes. See ``Signal/take(until:)``.
    public func take<Trigger: Sendable>(until trigger: MainSignal<Trigger, Never>) -> MainSignal {
        MainSignal(unchecked: signal.take(until: trigger.signal))
    }

    /// Sends the events of both. See ``Signal/merge(with:)``.
    public func merge(with other: MainSignal) -> MainSignal {
        MainSignal(unchecked: signal.merge(with: other.signal))
    }

    /// Pairs the newest values of both. See ``Signal/combineLatest(with:)``.
    public func combineLatest<Other: Sendable>(with other: MainSignal<Other, Failure>) -> MainSignal<(Value, Other), Failure> {
        MainSignal<(Value, Other), Failure>(unchecked: signal.combineLatest(with: other.signal))
    }
}

extension MainSignal where Value: Equatable {
    /// Leaves out a value that equals the one before. See ``Signal/distinct()``.
    public func distinct() -> MainSignal {
        MainSignal(unchecked: signal.distinct())
    }
}

extension MainSignal where Failure == Never {
    /// The same signal in the company of those that can fail. See ``Signal/promoteFailure(to:)``.
    public func promoteFailure<NewFailure: Error>(to type: NewFailure.Type = NewFailure.self) -> MainSignal<Value, NewFailure> {
        MainSignal<Value, NewFailure>(unchecked: signal.promoteFailure(to: type))
    }
}
