extension Signal where Value == Int, Failure == Never {
    /// Counts from zero, once every `period`.
    ///
    ///     interval(every: 3 steps)  ---'0'--'1'--'2'--'3'-!
    ///
    ///     Signal.interval(every: .seconds(1), on: main)
    ///         .subscribe(next: { print("\($0 + 1) s") })
    ///
    /// The times are multiples of `period` from the subscription on: a slow subscriber delays a value, but the delays
    /// don't add up.
    ///
    /// - *Completes:* never; use ``take(first:)`` or ``take(until:)``.
    /// - *Fails:* never.
    /// - *Disposes:* the timer.
    /// - *Delivers on:* `scheduler`.
    ///
    /// RxSwift `interval`, Combine `Timer.publish`, ReactiveSwift `timer(interval:on:)`, swift-async-algorithms
    /// `AsyncTimerSequence`.
    public static func interval(every period: Duration, on scheduler: some Scheduler) -> Signal {
        require(period > .zero, "interval cannot count every \(period). Give a period above zero.")
        return Signal(starting: { handle, subscription in
            let waiting = SerialDisposable()
            subscription.add(waiting)
            let start = scheduler.now
            @Sendable func wait(for number: Int) {
                let delay = max(.zero, start + period * (number + 1) - scheduler.now)
                waiting.replace(
                    with: scheduler.schedule(after: delay) {
                        if subscription.isDisposed { return }
                        handle(.next(number))
                        if !subscription.isDisposed { wait(for: number + 1) }
                    })
            }
            wait(for: 0)
        })
    }
}
