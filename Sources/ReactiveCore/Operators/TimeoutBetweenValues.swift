extension Signal {
    /// Fails with `failure` when `interval` passes without a value.
    ///
    ///     source                           --a--b--------------c--|
    ///     timeout(betweenValues: 5 steps)  --a--b----#'late'
    ///
    ///     numbers.promoteFailure(to: ServiceError.self)
    ///         .timeout(betweenValues: .seconds(30), on: main, failure: .timedOut)
    ///         .subscribe(next: { print($0) }, failed: { print("no number for 30 s: \($0)") })
    ///
    /// The interval begins with the subscription, and again with each value. ``timeout(after:on:failure:)`` is for the
    /// whole signal. A value that arrives at the instant when the interval ends is too late.
    ///
    /// - *Completes:* when the source does in time.
    /// - *Fails:* when the source does in time; with `failure` otherwise.
    /// - *Disposes:* the source and the timer.
    /// - *Delivers on:* the source's thread; `failure` on `scheduler`.
    ///
    /// RxSwift and Combine `timeout`, ReactiveSwift: none, swift-async-algorithms: none.
    @inlinable public func timeout(
        betweenValues interval: Duration, on scheduler: some Scheduler, failure: Failure
    ) -> Signal {
        require(interval >= .zero, "timeout cannot wait \(interval). Give an interval of zero or more.")
        return Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Void, Value, Failure>((), subscription, handle)
            let timer = scheduler.makeTimer { output.send(.failed(failure)) }
            subscription.add(WeakDisposable(timer))
            timer.start(at: scheduler.now + interval)
            startChild(of: subscription) { event in
                // Before the value is sent, so that the timer doesn't fire behind a value that came in time.
                if case .next = event { timer.start(at: scheduler.now + interval) }
                output.send(event)
            }
        })
    }
}
