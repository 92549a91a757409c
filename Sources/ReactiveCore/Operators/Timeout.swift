extension Signal {
    /// Fails with `failure` unless the source ends within `interval` after the subscription.
    ///
    ///     source            --a--b--------------c--|
    ///     timeout(9 steps)  --a--b---#'late'
    ///
    ///     search("swift")
    ///         .timeout(after: .seconds(10), on: main, failure: .timedOut)
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// The limit is for the whole signal, not for the gap between two values. With an interval of zero, the signal
    /// fails as soon as `scheduler` can run an action.
    ///
    /// - *Completes:* when the source does in time.
    /// - *Fails:* when the source does in time; with `failure` otherwise.
    /// - *Disposes:* the source and the timer.
    /// - *Delivers on:* the source's thread; `failure` on `scheduler`.
    ///
    /// RxSwift: none, Combine: none (their `timeout` is for the gap between two values), ReactiveSwift
    /// `timeout(after:raising:on:)`, swift-async-algorithms: none.
    @inlinable public func timeout(after interval: Duration, on scheduler: some Scheduler, failure: Failure) -> Signal {
        require(interval >= .zero, "timeout cannot wait \(interval). Give an interval of zero or more.")
        let interval = interval.capped
        return Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Void, Value, Failure>((), subscription, handle)
            subscription.insert(scheduler.schedule(after: interval) { output.send(.failed(failure)) })
            startChild(of: subscription) { event in output.send(event) }
        })
    }
}
