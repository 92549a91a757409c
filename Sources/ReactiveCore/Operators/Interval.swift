extension Signal where Value == Int, Failure == Never {
    /// Counts up from zero, one number every `period`.
    ///
    ///     interval(every: 3 steps)  ---0--1--2--3!
    ///
    ///     Signal.interval(every: .seconds(1), on: main)
    ///         .subscribe(next: { print("\($0 + 1) s") })
    ///
    /// Values are due at multiples of `period` after the subscription, so a slow subscriber delays a value, but the
    /// delays don't add up. After a pause, such as a suspended laptop or a blocked queue, one of the missed values is
    /// sent, and the others are left out.
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
        let period = period.capped
        return Signal(starting: { handle, subscription in
            let sent = Counter(0)
            let begin = scheduler.now + period
            let goal = Lock(Deadline(time: begin))
            let timer = scheduler.makeTimer(startingAgain: {
                let now = scheduler.now
                var again: Duration?
                let isOver = goal.withLock { goal in
                    guard goal.isOver(at: now, orAgainAt: &again) else { return false }
                    goal = goal.next(after: now, period)
                    again = goal.time
                    return true
                }
                if isOver {
                    if subscription.isDisposed { return nil }
                    handle(.next(sent.increment() - 1))
                }
                // A clock that was set back must not lengthen the wait.
                return again.map { min($0, now + period) }
            })
            subscription.insert(timer)
            timer.start(at: begin)
        })
    }
}

extension Deadline {
    /// The deadline after this one, which was reached at `now`: the next multiple of `period` that isn't over.
    fileprivate func next(after now: Duration, _ period: Duration) -> Deadline {
        // The clock was set back.
        if now + period < time { return Deadline(time: now + period) }
        let missed = now < time + period ? .zero : (now - time).attoseconds / period.attoseconds
        return Deadline(time: time + period + Duration(attoseconds: missed * period.attoseconds))
    }
}
