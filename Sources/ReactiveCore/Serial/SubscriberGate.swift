/// What stands between a ``Subscriber`` and the handler of its events: one line for all threads, as in ``DrainQueue``.
///
/// It is also the subscription of the signal that a user's closure makes, a child of the one in which that was started. A producer may
/// keep its subscriber for ever, so the gate lets go of the handler by itself: when the signal has ended, when it is disposed, and when
/// the producer lets go of the subscriber.
///
/// It is a value that closures share, not a class: a generic class is destroyed by way of its metadata, which costs more than all
/// the rest, and one of these is made for each subscription.
@usableFromInline struct SubscriberGate<Value: Sendable, Failure: Error>: ~Copyable, Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    /// The handler in a struct of its own: each access to a bare closure in generic storage wraps it in one more thunk.
    @usableFromInline struct Target: Sendable {
        @usableFromInline let handle: Signal<Value, Failure>.Handler

        @inlinable init(handle: consuming @escaping Signal<Value, Failure>.Handler) { self.handle = handle }
    }

    @usableFromInline enum Phase: Sendable {
        case open
        /// Nothing is accepted any more, but a terminal event that was may still be waiting.
        case ended
        /// Nothing is delivered any more either.
        case closed
    }

    @usableFromInline struct Contents: Sendable {
        /// Nil while an event is being delivered, since who delivers has taken it; and at the end.
        @usableFromInline var target: Target?
        @usableFromInline var isDelivering = false
        @usableFromInline var phase = Phase.open
        @usableFromInline var waiting = Waiting<Output>()
        @usableFromInline var ties: GateTies?

        @inlinable init(_ target: Target?) {
            self.target = target
        }

        /// Somebody sends.
        /// - Returns: whether the caller has to deliver.
        @inlinable mutating func begin(_ delivery: inout Delivery) -> Bool {
            guard phase == .open else { return false }
            if delivery.event.isTerminal { phase = .ended }
            if isDelivering {
                waiting.append(delivery.event)
                return false
            }
            isDelivering = true
            swap(&delivery.target, &target)
            if phase == .ended { close(&delivery) }
            return true
        }

        /// The caller has delivered, and gives the handler back if nothing waits.
        /// - Returns: whether the caller has to deliver what waited.
        @inlinable mutating func goOn(_ delivery: inout Delivery) -> Bool {
            if let event = waiting.popFirst() {
                delivery.event = event
                if event.isTerminal { close(&delivery) }
                return true
            }
            isDelivering = false
            if phase == .open { swap(&delivery.target, &target) }
            return false
        }

        /// The terminal event is about to be delivered.
        @inlinable mutating func close(_ delivery: inout Delivery) {
            phase = .closed
            swap(&delivery.ties, &ties)
        }
    }

    /// An event on its way, and to whom. Contents are swapped in and out: each copy of a closure would be counted, at the price of a lock.
    @usableFromInline struct Delivery: Sendable {
        @usableFromInline var event: Output
        @usableFromInline var target: Target?
        @usableFromInline var ties: GateTies?

        @inlinable init(_ event: Output) {
            self.event = event
        }
    }

    @usableFromInline let contents: Lock<Contents>

    @inlinable init(_ handle: consuming @escaping Signal<Value, Failure>.Handler) {
        contents = Lock(Contents(Target(handle: handle)))
    }

    @inlinable var isClosed: Bool {
        contents.withLock { $0.phase == .closed }
    }

    /// Delivers `event` and what comes meanwhile, or leaves it to the one who is delivering.
    /// - Returns: whether a terminal event has been delivered.
    @inlinable func send(_ event: Output, in parent: CompositeDisposable) -> Bool {
        var delivery = Delivery(event)
        guard contents.withLock({ $0.begin(&delivery) }) else { return false }
        repeat {
            delivery.ties?.cleanup?.dispose()
            if !parent.isDisposed { delivery.target?.handle(delivery.event) }
            // Nothing was accepted after a terminal event, so there is nothing to look for.
            if delivery.event.isTerminal {
                if let ties = delivery.ties { parent.remove(ties.slot) }
                return true
            }
        } while contents.withLock { $0.goOn(&delivery) }
        return false
    }

    /// The subscription was disposed.
    @inlinable func close() {
        var freed = Contents(nil)
        contents.withLock { contents in
            freed.isDelivering = contents.isDelivering
            freed.phase = .closed
            swap(&freed, &contents)
        }
        freed.ties?.cleanup?.dispose()
    }

    /// The producer has let go: nothing can come after what has been accepted.
    @inlinable func abandon() {
        var freed: Target?
        contents.withLock { contents in
            if contents.phase == .open { contents.phase = .ended }
            swap(&freed, &contents.target)
        }
    }

    /// - Returns: false if the end has come already; then nothing is kept.
    @inlinable func keep(_ ties: GateTies) -> Bool {
        contents.withLock { contents in
            if contents.phase == .closed { return false }
            contents.ties = ties
            return true
        }
    }

    /// Runs `start` with a subscriber that sends to `handle` until the signal ends or `parent` is disposed; not at all, if it is disposed already.
    ///
    /// Many signals end before `start` has returned. Only one that hasn't becomes a child of `parent`, which is asked whether it is
    /// disposed until then: the caller holds the handler that long anyway.
    @inlinable static func open(
        _ start: @Sendable (Subscriber<Value, Failure>) -> (any Disposable)?, in parent: CompositeDisposable,
        _ handle: consuming @escaping Signal<Value, Failure>.Handler
    ) {
        if parent.isDisposed { return }
        let gate = SubscriberGate(handle)
        let subscriber = Subscriber<Value, Failure>(in: parent, abandon: { gate.abandon() }) { event, parent in
            if let event { gate.send(event, in: parent) } else { gate.isClosed }
        }
        let cleanup = start(subscriber)
        if !subscriber.leash.hasEnded {
            if let slot = parent.insert({ gate.close() }) {
                if gate.keep(GateTies(slot: slot, cleanup: cleanup)) { return }
                parent.remove(slot)
            } else {
                gate.close()
            }
        }
        cleanup?.dispose()
    }
}

/// What has to be undone when a created signal comes to its own end.
@usableFromInline final class GateTies: Sendable {
    /// Where the gate stands among the children of its parent.
    @usableFromInline let slot: CompositeDisposable.Slot
    @usableFromInline let cleanup: (any Disposable)?

    @inlinable init(slot: CompositeDisposable.Slot, cleanup: (any Disposable)?) {
        self.slot = slot
        self.cleanup = cleanup
    }
}
