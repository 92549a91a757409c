extension Signal {
    /// Sends values and the completion `interval` after they arrive, and a failure at once.
    ///
    ///     source          --a--b--|
    ///     delay(3 steps)  -----a--b--|
    ///
    ///     taps.delay(.seconds(2), on: main)
    ///         .subscribe(next: { _ in print("two seconds after the tap") })
    ///
    /// - *Completes:* `interval` after the source does.
    /// - *Fails:* when the source does, at once; waiting values are dropped.
    /// - *Disposes:* the source and the timer; waiting values are dropped.
    /// - *Delivers on:* `scheduler`; a failure on the source's thread.
    ///
    /// RxSwift `delay`, Combine `delay` (which delays failures too), ReactiveSwift `delay`, swift-async-algorithms:
    /// none.
    @inlinable public func delay(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        require(interval >= .zero, "delay cannot wait \(interval). Give an interval of zero or more.")
        let interval = interval.capped
        return Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Void, Value, Failure>((), subscription, handle)
            let queue = DelayQueue<Event<Value, Failure>>()
            let timer = scheduler.makeTimer {
                let reached = queue.fire(at: scheduler.now)
                while !subscription.isDisposed {
                    let now = scheduler.now
                    guard let event = queue.next(at: max(reached, now), orWaitUntil: now + interval) else { return }
                    output.send(event)
                }
            }
            subscription.insert(weakly: timer)
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                if event.isTerminal { source.dispose() }
                if case .failed = event { return output.send(event) }
                let deadline = scheduler.now + interval
                if queue.append(event, due: deadline, timer) { timer.start(at: deadline) }
            }
        })
    }
}

/// Elements with their deadlines, and the timer for the first element.
@usableFromInline final class DelayQueue<Element: Sendable>: Sendable {
    @usableFromInline struct Entry: Sendable {
        @usableFromInline let element: Element
        @usableFromInline let deadline: Duration

        @inlinable init(element: Element, deadline: Duration) {
            self.element = element
            self.deadline = deadline
        }
    }

    @usableFromInline enum Phase: Sendable {
        case empty
        /// The timer is running for the first element.
        case waiting(until: Duration)
        /// The timer has fired, and its action is taking the elements that are due.
        case taking
    }

    @usableFromInline struct Contents: Sendable {
        @usableFromInline var waiting = Ring<Entry>()
        @usableFromInline var phase = Phase.empty
        /// Held while an element waits, because the source, the timer's other owner, may have ended. The timer's action
        /// holds this queue, so this makes a cycle until the queue is empty or the timer is disposed.
        @usableFromInline var timer: (any MovableTimer)?

        @inlinable init() {}
    }

    @usableFromInline let contents = Lock(Contents())

    @inlinable init() {}

    /// - Returns: whether the queue was idle, so the caller has to start the timer.
    @inlinable func append(_ element: Element, due deadline: Duration, _ timer: any MovableTimer) -> Bool {
        contents.withLock { contents in
            contents.waiting.append(Entry(element: element, deadline: deadline))
            guard case .empty = contents.phase else { return false }
            contents.timer = timer
            contents.phase = .waiting(until: deadline)
            return true
        }
    }

    /// Called when the timer has fired.
    /// - Returns: the current time, or the deadline if that is later, because a scheduler may fire a little early, and
    ///   some clocks stand still.
    @inlinable func fire(at now: Duration) -> Duration {
        contents.withLock { contents in
            defer { contents.phase = .taking }
            if case .waiting(let deadline) = contents.phase { return max(now, deadline) }
            return now
        }
    }

    /// Takes the first element if it is due. Otherwise returns nil, and starts the timer if an element is waiting.
    /// - Parameter latest: the latest time for the timer to fire, in case the clock was set back.
    @inlinable func next(at now: Duration, orWaitUntil latest: Duration) -> Element? {
        var sleep: (timer: any MovableTimer, deadline: Duration)?
        // Released outside the lock.
        var idle: (any MovableTimer)?
        let entry = contents.withLock { contents -> Entry? in
            guard let first = contents.waiting.first else {
                contents.phase = .empty
                idle = contents.timer.take()
                return nil
            }
            if first.deadline <= now { return contents.waiting.popFirst() }
            contents.phase = .waiting(until: first.deadline)
            if let timer = contents.timer { sleep = (timer, first.deadline) }
            return nil
        }
        if let sleep { sleep.timer.start(at: min(sleep.deadline, latest)) }
        withExtendedLifetime(idle) {}
        return entry?.element
    }
}
