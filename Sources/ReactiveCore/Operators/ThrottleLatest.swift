extension Signal {
    /// Sends a value at once, then at most one value per `interval`, always the newest.
    ///
    ///     source                   --a-b-c-----------d--|
    ///     throttleLatest(4 steps)  --a---b---c-------d--|
    ///
    ///     numbers.throttleLatest(.milliseconds(100), on: main)
    ///         .subscribe(next: { print("\($0) %") })  // at most ten times per second
    ///
    /// ``throttle(_:on:)`` waits until the values pause, so it sends nothing while they keep coming. This operator
    /// keeps sending, at a fixed rate. If input arrives at the instant when a waiting value is due, the waiting value
    /// is sent, and the new one waits. But a value scheduled for that instant on the same ``VirtualTime`` before the
    /// wait began comes first, and replaces the waiting value.
    ///
    /// - *Completes:* when the source does; a waiting value is sent first, at once.
    /// - *Fails:* when the source does, at once; a waiting value is dropped.
    /// - *Disposes:* the source and the timer; a waiting value is dropped.
    /// - *Delivers on:* `scheduler`; a value that didn't have to wait, the last waiting value and the terminal event on
    ///   the source's thread.
    ///
    /// RxSwift `throttle` (there the completion waits for the last value), Combine `throttle(for:scheduler:latest:)`
    /// with `latest: true`, ReactiveSwift `throttle(_:on:)` (which drops the last value),
    /// swift-async-algorithms `_throttle(for:latest:)`, which has no timer: a waiting value leaves with the next one.
    @inlinable public func throttleLatest(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        require(interval >= .zero, "throttleLatest cannot wait \(interval). Give an interval of zero or more.")
        let interval = interval.capped
        return Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Pace<Value>, Value, Failure>(Pace(), subscription, handle)
            let timer = scheduler.makeTimer {
                let opening = scheduler.now + interval
                output.send { limit in limit.takeWaiting(opening).map(Event.next) }
            }
            subscription.insert(weakly: timer)
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                if event.isTerminal { source.dispose() }
                switch event {
                case .next(let value):
                    let now = scheduler.now
                    var value: Value? = value
                    var deadline: Duration?
                    output.send { limit in
                        deadline = limit.accept(&value, at: now, interval)
                        return limit.isWaiting ? nil : value.map(Event.next)
                    }
                    if let deadline { timer.start(at: deadline) }
                case .failed(let failure):
                    output.send(.failed(failure))
                case .completed:
                    output.send { limit in limit.takeWaiting(.zero).map(Event.next) }
                    output.send(.completed)
                }
            }
        })
    }
}

/// The waiting value, and the time from which another value may be sent.
@usableFromInline struct Pace<Value: Sendable>: Sendable {
    @usableFromInline var waiting: Value?
    /// Nil before the first value.
    @usableFromInline var opening: Duration?

    @inlinable init() {}

    @inlinable var isWaiting: Bool { waiting != nil }

    /// Keeps `value` if it has to wait, and sets `value` to the value that was waiting, or to nil.
    /// - Returns: when to send the value; nil if it needn't wait, or if the timer is running already.
    @inlinable mutating func accept(_ value: inout Value?, at now: Duration, _ interval: Duration) -> Duration? {
        let wasWaiting = isWaiting
        if !wasWaiting, opening.map({ now >= $0 }) ?? true {
            opening = now + interval
            return nil
        }
        swap(&waiting, &value)
        // A clock that was set back must not lengthen the wait.
        return wasWaiting ? nil : opening.map { min($0, now + interval) }
    }

    @inlinable mutating func takeWaiting(_ opening: Duration) -> Value? {
        guard isWaiting else { return nil }
        self.opening = opening
        return waiting.take()
    }
}
