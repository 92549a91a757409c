// Operators that join several signals on the main actor.

extension MainSignal {
    /// Sends the events of both. See ``Signal/merge(with:)``.
    public func merge(with other: MainSignal) -> MainSignal {
        MainSignal(unchecked: signal.merge(with: other.signal))
    }

    /// Pairs the newest values of both. See ``Signal/combineLatest(with:)``.
    public func combineLatest<Other: Sendable>(
        with other: MainSignal<Other, Failure>
    ) -> MainSignal<(Value, Other), Failure> {
        MainSignal<(Value, Other), Failure>(unchecked: signal.combineLatest(with: other.signal))
    }

    /// Pairs first with first, second with second. See ``Signal/zip(with:)``.
    public func zip<Other: Sendable>(with other: MainSignal<Other, Failure>) -> MainSignal<(Value, Other), Failure> {
        MainSignal<(Value, Other), Failure>(unchecked: signal.zip(with: other.signal))
    }

    /// Pairs each value with the newest of `other`, which may arrive on any thread. See ``Signal/withLatest(from:)``.
    public func withLatest<Other: Sendable>(from other: Signal<Other, Never>) -> MainSignal<(Value, Other), Failure> {
        MainSignal<(Value, Other), Failure>(unchecked: signal.withLatest(from: other))
    }

    /// Pairs each value with the newest of `other`. See ``Signal/withLatest(from:)``.
    public func withLatest<Other: Sendable>(from other: MainSignal<Other, Never>) -> MainSignal<(Value, Other), Failure>
    {
        withLatest(from: other.signal)
    }

    /// Sends the newest value whenever `trigger` sends. See ``Signal/sample(on:)``.
    public func sample<Trigger: Sendable>(on trigger: MainSignal<Trigger, Never>) -> MainSignal {
        MainSignal(unchecked: signal.sample(on: trigger.signal))
    }

    /// Continues with `next` when this has completed. See ``Signal/concat(_:)``.
    public func concat(_ next: MainSignal) -> MainSignal {
        MainSignal(unchecked: signal.concat(next.signal))
    }

    /// Makes one subscription to the source for all subscribers. See ``Signal/share()``.
    public func share() -> MainSignal {
        MainSignal(unchecked: signal.share())
    }
}
