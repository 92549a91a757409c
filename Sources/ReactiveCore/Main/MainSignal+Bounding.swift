// Operators that end a signal or leave values out, on the main actor.

extension MainSignal {
    /// Ends after `count` values. See ``Signal/take(first:)``.
    public func take(first count: Int) -> MainSignal {
        // The source isn't subscribed to, so it can't bring the completion to the main actor.
        if count == 0 { return MainSignal(unchecked: Signal.empty.onMain(by: MainScheduler())) }
        return MainSignal(unchecked: signal.take(first: count))
    }

    /// Leaves out the first `count` values. See ``Signal/skip(first:)``.
    public func skip(first count: Int) -> MainSignal {
        MainSignal(unchecked: signal.skip(first: count))
    }

    /// Ends when `trigger` sends or completes. See ``Signal/take(until:)``.
    public func take<Trigger: Sendable>(until trigger: MainSignal<Trigger, Never>) -> MainSignal {
        MainSignal(unchecked: signal.take(until: trigger.signal))
    }

    /// Leaves out the last `count` values. See ``Signal/skip(last:)``.
    public func skip(last count: Int) -> MainSignal {
        MainSignal(unchecked: signal.skip(last: count))
    }

    /// Leaves out the values before the first for which `isUnwanted` is false. See ``Signal/skip(while:)``.
    public func skip(while isUnwanted: @escaping @MainActor @Sendable (Value) -> Bool) -> MainSignal {
        MainSignal(unchecked: signal.skip(while: onMainActor(isUnwanted)))
    }

    /// Leaves out the values until `trigger` sends or completes. See ``Signal/skip(until:)``.
    public func skip<Trigger: Sendable>(until trigger: MainSignal<Trigger, Never>) -> MainSignal {
        MainSignal(unchecked: signal.skip(until: trigger.signal))
    }

    /// Keeps the newest `count` values and sends them at the end. See ``Signal/take(last:)``.
    public func take(last count: Int) -> MainSignal {
        MainSignal(unchecked: signal.take(last: count))
    }

    /// Ends at the first value for which `isWanted` is false. See ``Signal/take(while:)``.
    public func take(while isWanted: @escaping @MainActor @Sendable (Value) -> Bool) -> MainSignal {
        MainSignal(unchecked: signal.take(while: onMainActor(isWanted)))
    }

    /// Leaves out all values. See ``Signal/ignoreValues()``.
    public func ignoreValues() -> MainSignal {
        MainSignal(unchecked: signal.ignoreValues())
    }

    /// Leaves out a value that `areEqual` to the one before. See ``Signal/distinct(by:)``.
    public func distinct(by areEqual: @escaping @MainActor @Sendable (Value, Value) -> Bool) -> MainSignal {
        MainSignal(unchecked: signal.distinct(by: onMainActor(areEqual)))
    }

    /// Sends a value, and then none until `interval` has passed; `scheduler` only provides the time. See
    /// ``Signal/throttleFirst(_:on:)``.
    public func throttleFirst(_ interval: Duration, on scheduler: some Scheduler) -> MainSignal {
        MainSignal(unchecked: signal.throttleFirst(interval, on: scheduler))
    }
}
