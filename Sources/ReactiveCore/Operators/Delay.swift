import DequeModule

extension Signal {
    /// Sends values and completion `interval` later than they came; a failure at once.
    ///
    ///     source          --a--b--|
    ///     delay(3 steps)  -----a--b--|
    ///
    /// - *Terminates:* `interval` after the source does.
    /// - *Fails:* when the source does, at once; what waits is dropped.
    /// - *Disposes:* the source and the timer; what waits is dropped.
    /// - *Delivers on:* `scheduler`; a failure on the source's thread.
    ///
    /// RxSwift `delay`, Combine `delay` (which delays failures too), ReactiveSwift `delay`, swift-async-algorithms: none.
    public func delay(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        require(interval >= .zero, "delay cannot wait \(interval). Give an interval of zero or more.")
        return Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Void, Value, Failure>((), subscription, handle)
            let queue = DelayQueue<Event<Value, Failure>>()
            let timer = scheduler.makeTimer {
                while !subscription.isDisposed, let event = queue.next(at: scheduler.now) { output.send(event) }
            }
            subscription.add(WeakDisposable(timer))
            start(in: subscription) { event in
                if case .failed = event { return output.send(event) }
                let deadline = scheduler.now + interval
                if queue.append(event, due: deadline, timer) { timer.start(at: deadline) }
            }
        })
    }
}

/// What waits for its time, and the one timer that runs for whatever is in front.
private final class DelayQueue<Element: Sendable>: Sendable {
    private struct Entry: Sendable {
        let element: Element
        let deadline: Duration
    }

    private struct Contents: Sendable {
        var waiting = Deque<Entry>()
        /// Held only while something waits: the source, which holds it too, may have ended. The timer's action holds this line; whoever
        /// disposes the timer takes that away.
        var timer: (any MovableTimer)?
    }

    private let contents = Lock(Contents())

    /// - Returns: whether it came to the front, so that the timer has to be started for it.
    func append(_ element: Element, due deadline: Duration, _ timer: any MovableTimer) -> Bool {
        contents.withLock { contents in
            contents.timer = timer
            contents.waiting.append(Entry(element: element, deadline: deadline))
            return contents.waiting.count == 1
        }
    }

    /// Takes out what is in front, if it is due; if it is not, the timer is started for it.
    func next(at now: Duration) -> Element? {
        var sleep: (timer: any MovableTimer, deadline: Duration)?
        // Let go of outside the lock.
        var idle: (any MovableTimer)?
        let entry = contents.withLock { contents -> Entry? in
            guard let first = contents.waiting.first else {
                idle = contents.timer.take()
                return nil
            }
            if first.deadline <= now { return contents.waiting.popFirst() }
            if let timer = contents.timer { sleep = (timer, first.deadline) }
            return nil
        }
        if let sleep { sleep.timer.start(at: sleep.deadline) }
        withExtendedLifetime(idle) {}
        return entry?.element
    }
}
