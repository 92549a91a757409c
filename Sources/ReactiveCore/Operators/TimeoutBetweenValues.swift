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
    /// whole signal. Input that arrives at the instant when the interval ends is too late. But a value scheduled for
    /// that instant on the same ``VirtualTime`` before the interval began is in time.
    ///
    /// - *Completes:* when the source does in time.
    /// - *Fails:* when the source does in time; with `failure` otherwise.
    /// - *Disposes:* the source and the timer.
    /// - *Delivers on:* the source's thread; `failure` on `scheduler`.
    ///
    /// RxSwift `timeout`, Combine `timeout`, ReactiveSwift: none, swift-async-algorithms: none.
    @inlinable public func timeout(
        betweenValues interval: Duration, on scheduler: some Scheduler, failure: Failure
    ) -> Signal {
        require(interval >= .zero, "timeout cannot wait \(interval). Give an interval of zero or more.")
        let interval = interval.capped
        return Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Deadline, Value, Failure>(
                Deadline(time: scheduler.now + interval), subscription, handle)
            let timer = scheduler.makeTimer(startingAgain: {
                let now = scheduler.now
                var again: Duration?
                output.send { deadline in deadline.isOver(at: now, orAgainAt: &again) ? .failed(failure) : nil }
                // A clock that was set back must not lengthen the wait.
                return again.map { min($0, now + interval) }
            })
            subscription.insert(weakly: timer)
            timer.start(at: scheduler.now + interval)
            startChild(of: subscription) { event in
                guard case .next = event else { return output.send(event) }
                let time = scheduler.now + interval
                output.send { deadline in
                    deadline = Deadline(time: time)
                    return event
                }
                timer.start(at: time)
            }
        })
    }
}

@usableFromInline struct Deadline: Sendable {
    @usableFromInline let time: Duration
    @usableFromInline var wasTooEarly = false

    @inlinable init(time: Duration) { self.time = time }

    /// Called when the timer has fired.
    ///
    /// Before the deadline, sets `again` to restart the timer: the deadline was just moved, or the scheduler is early.
    /// The second time, the deadline counts as reached, whatever the clock says, because some clocks stand still.
    @inlinable mutating func isOver(at now: Duration, orAgainAt again: inout Duration?) -> Bool {
        if now >= time || wasTooEarly { return true }
        wasTooEarly = true
        again = time
        return false
    }
}
