extension Signal where Value == Int, Failure == Never {
    /// Counts up from zero, one number every `period`.
    ///
    ///     interval(every: 3 steps)  ---'0'--'1'--'2'--'3'-!
    ///
    ///     Signal.interval(every: .seconds(1), on: main)
    ///         .subscribe(next: { print("\($0 + 1) s") })
    ///
    /// Values are due at multiples of `period` after the subscription, so a slow subscriber delays a value, but the
    /// delays don't add up.
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
            let sent = Counter(0)
            let begin = scheduler.now + period
            let goal = Lock(Deadline(time: begin))
            let timer = scheduler.makeTimer(startingAgain: {
                let now = scheduler.now
                var again: Duration?
                guard goal.withLock({ $0.isOver(at: now, orAgainAt: &again) }) else { return again }
                if subscription.isDisposed { return nil }
                handle(.next(sent.increment() - 1))
                return goal.withLock { goal in
                    // Adding forever would overflow. No clock gets that far, but some schedulers skip every delay.
                    if goal.time < .seconds(Int64.max) { goal = Deadline(time: goal.time + period) }
                    return goal.time
                }
            })
            subscription.insert(timer)
            timer.start(at: begin)
        })
    }
}
