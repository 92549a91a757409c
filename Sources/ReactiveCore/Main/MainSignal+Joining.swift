extension MainSignal {
    /// Sends the values of both signals as they come. See ``Signal/merge(with:)``.
    public func merge(with other: MainSignal) -> MainSignal {
        signal.merge(with: other.signal).uncheckedMain(by: scheduler)
    }

    /// Pairs the newest values of both signals. See ``Signal/combineLatest(with:)``.
    public func combineLatest<Other: Sendable>(
        with other: MainSignal<Other, Failure>
    ) -> MainSignal<(Value, Other), Failure> { signal.combineLatest(with: other.signal).uncheckedMain(by: scheduler) }

    /// Pairs the first values, then the second values, and so on. See ``Signal/zip(with:)``.
    public func zip<Other: Sendable>(with other: MainSignal<Other, Failure>) -> MainSignal<(Value, Other), Failure> {
        signal.zip(with: other.signal).uncheckedMain(by: scheduler)
    }

    /// Pairs each value with the newest value of `other`, which may use any thread. See ``Signal/withLatest(from:)``.
    public func withLatest<Other: Sendable>(from other: Signal<Other, Never>) -> MainSignal<(Value, Other), Failure> {
        signal.withLatest(from: other).uncheckedMain(by: scheduler)
    }

    /// Pairs each value with the newest value of `other`. See ``Signal/withLatest(from:)``.
    public func withLatest<Other: Sendable>(from other: MainSignal<Other, Never>) -> MainSignal<(Value, Other), Failure>
    {
        withLatest(from: other.signal)
    }

    /// Sends the newest value whenever `trigger` sends. See ``Signal/sample(on:)``.
    public func sample<Trigger: Sendable>(on trigger: MainSignal<Trigger, Never>) -> MainSignal {
        signal.sample(on: trigger.signal).uncheckedMain(by: scheduler)
    }

    /// Continues with `next` when this signal has completed. See ``Signal/concat(_:)``.
    public func concat(_ next: MainSignal) -> MainSignal { signal.concat(next.signal).uncheckedMain(by: scheduler) }

    /// Shares one subscription to the source among all subscribers. See ``Signal/share(restartsAfter:disposal:)``.
    ///
    /// A terminal event that was kept for a late subscriber is sent on the main actor, too.
    public func share(
        restartsAfter restarts: RestartConditions = [.completion, .failure, .disposal],
        disposal: DisposalTime = .atOnce
    ) -> MainSignal {
        signal.share(restartsAfter: restarts, disposal: disposal).endedOnMain(by: scheduler)
            .uncheckedMain(by: scheduler)
    }
}
