extension Signal {
    /// Sends a value when `interval` has passed without a newer one. Other libraries call this *debounce*.
    ///
    ///     source             --a-b-c-----------d--|
    ///     throttle(4 steps)  ----------c----------[d|]
    ///
    ///     searchText.throttle(.milliseconds(500), on: main)
    ///         .subscribe(next: { print("search for \($0)") })
    ///
    /// If input arrives at the instant when the timer is due, the timer fires first, so the older value is sent. But a
    /// value scheduled for that instant on the same ``VirtualTime`` before the timer started comes first, and replaces
    /// the older value. With an interval of zero, a value is sent as soon as `scheduler` can run an action.
    ///
    /// - *Completes:* when the source does; a waiting value is sent first, at once.
    /// - *Fails:* when the source does, at once; a waiting value is dropped.
    /// - *Disposes:* the source and the timer.
    /// - *Delivers on:* `scheduler`; the last waiting value, the completion and a failure on the source's thread.
    ///
    /// RxSwift `debounce`, Combine `debounce` (which drops a waiting value on completion), ReactiveSwift `debounce`,
    /// swift-async-algorithms `debounce`.
    @inlinable public func throttle(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        require(interval >= .zero, "throttle cannot wait \(interval). Give an interval of zero or more.")
        let interval = interval.capped
        return Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Pending<Value>, Value, Failure>(Pending(), subscription, handle)
            let timer = scheduler.makeTimer(startingAgain: {
                let now = scheduler.now
                var again: Duration?
                output.send { pending in pending.take(at: now, orAgainAt: &again).map(Event.next) }
                // A clock that was set back must not lengthen the wait.
                return again.map { min($0, now + interval) }
            })
            subscription.insert(weakly: timer)
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                switch event {
                case .next(let value):
                    let deadline = scheduler.now + interval
                    var pending: Value? = value
                    output.update { state in
                        swap(&state.value, &pending)
                        state.deadline = deadline
                        state.wasTooEarly = false
                    }
                    timer.start(at: deadline)
                case .failed(let failure):
                    source.dispose()
                    output.send(.failed(failure))
                case .completed:
                    source.dispose()
                    output.send { pending in pending.value.take().map(Event.next) }
                    output.send(.completed)
                }
            }
        })
    }
}

@usableFromInline struct Pending<Value: Sendable>: Sendable {
    @usableFromInline var value: Value?
    @usableFromInline var deadline: Duration = .zero
    @usableFromInline var wasTooEarly = false

    @inlinable init() {}

    /// Called when the timer has fired.
    ///
    /// Before the deadline, sets `again` to restart the timer: the value was just replaced, or the scheduler is early.
    /// The second time, the value is due, whatever the clock says, because some clocks stand still.
    @inlinable mutating func take(at now: Duration, orAgainAt again: inout Duration?) -> Value? {
        if value == nil || now >= deadline || wasTooEarly { return value.take() }
        wasTooEarly = true
        again = deadline
        return nil
    }
}
