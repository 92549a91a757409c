extension MainSignal {
    /// Ends after `count` values. See ``Signal/take(first:)``.
    public func take(first count: Int) -> MainSignal {
        // If `count` is zero, the source isn't subscribed to, so the completion needs another way to the main actor.
        (count == 0 ? Signal.empty.onMain(by: scheduler) : signal.take(first: count)).uncheckedMain(by: scheduler)
    }

    /// Leaves out the first `count` values. See ``Signal/skip(first:)``.
    public func skip(first count: Int) -> MainSignal { signal.skip(first: count).uncheckedMain(by: scheduler) }

    /// Ends when `trigger` sends or completes. See ``Signal/take(until:)``.
    public func take<Trigger: Sendable>(until trigger: MainSignal<Trigger, Never>) -> MainSignal {
        signal.take(until: trigger.signal).uncheckedMain(by: scheduler)
    }

    /// Leaves out the last `count` values. See ``Signal/skip(last:)``.
    public func skip(last count: Int) -> MainSignal { signal.skip(last: count).uncheckedMain(by: scheduler) }

    /// Leaves out values until `isUnwanted` is false for one of them. See ``Signal/skip(while:)``.
    public func skip(while isUnwanted: @escaping @MainActor @Sendable (Value) -> Bool) -> MainSignal {
        signal.skip(while: onMainActor(isUnwanted)).uncheckedMain(by: scheduler)
    }

    /// Leaves out values until `trigger` sends or completes. See ``Signal/skip(until:)``.
    public func skip<Trigger: Sendable>(until trigger: MainSignal<Trigger, Never>) -> MainSignal {
        signal.skip(until: trigger.signal).uncheckedMain(by: scheduler)
    }

    /// Keeps the newest `count` values and sends them when the source completes. See ``Signal/take(last:)``.
    public func take(last count: Int) -> MainSignal {
        count == 0 ? take(first: 0) : signal.take(last: count).uncheckedMain(by: scheduler)
    }

    /// Ends at the first value for which `isWanted` is false. See ``Signal/take(while:inclusive:)``.
    public func take(
        while isWanted: @escaping @MainActor @Sendable (Value) -> Bool, inclusive: Bool = false
    ) -> MainSignal { signal.take(while: onMainActor(isWanted), inclusive: inclusive).uncheckedMain(by: scheduler) }

    /// Sends the first value for which `isWanted` is true, and completes. See ``Signal/first(where:)``.
    public func first(where isWanted: @escaping @MainActor @Sendable (Value) -> Bool) -> MainSignal {
        signal.first(where: onMainActor(isWanted)).uncheckedMain(by: scheduler)
    }

    /// Sends `value` if the source completes without a value. See ``Signal/replaceEmpty(with:)``.
    public func replaceEmpty(with value: Value) -> MainSignal {
        signal.replaceEmpty(with: value).uncheckedMain(by: scheduler)
    }

    /// Leaves out all values. See ``Signal/ignoreValues()``.
    public func ignoreValues() -> MainSignal { signal.ignoreValues().uncheckedMain(by: scheduler) }

    /// Leaves out all values, and changes the value type.
    @_disfavoredOverload
    public func ignoreValues<NewValue: Sendable>() -> MainSignal<NewValue, Failure> {
        signal.ignoreValues().uncheckedMain(by: scheduler)
    }

    /// Leaves out a value if `areEqual` says it equals the last value sent. See ``Signal/distinct(by:)``.
    public func distinct(by areEqual: @escaping @MainActor @Sendable (Value, Value) -> Bool) -> MainSignal {
        signal.distinct(by: onMainActor(areEqual)).uncheckedMain(by: scheduler)
    }

    /// Leaves out a value if its property at `keyPath` equals the last sent value's. See ``Signal/distinct(by:)``.
    public func distinct<Key: Equatable & Sendable>(by keyPath: any KeyPath<Value, Key> & Sendable) -> MainSignal {
        signal.distinct(by: keyPath).uncheckedMain(by: scheduler)
    }

    /// Sends a value, then no other until `interval` has passed; `scheduler` only provides the time. See
    /// ``Signal/throttleFirst(_:on:)``.
    public func throttleFirst(_ interval: Duration, on scheduler: some Scheduler) -> MainSignal {
        signal.throttleFirst(interval, on: scheduler).uncheckedMain(by: self.scheduler)
    }
}
