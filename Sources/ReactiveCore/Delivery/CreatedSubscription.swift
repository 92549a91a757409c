/// A subscription to a signal created with ``Signal/init(_:)``. The user's closure sends events to a ``Subscriber``,
/// from any thread, and they reach the handler through a ``DrainQueue``.
///
/// A producer may keep its subscriber forever, so the handler is released as soon as no more events can reach it: when
/// the signal has ended, when the subscription is disposed, and when the producer releases its subscriber.
///
/// Closures share this struct. It isn't a class because destroying a generic class looks up its metadata, which is
/// expensive.
@usableFromInline struct CreatedSubscription<Value: Sendable, Failure: Error>: ~Copyable, Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    /// Wraps the handler, because each access to a bare closure in generic storage adds another thunk.
    @usableFromInline struct Target: Sendable {
        @usableFromInline let handle: Signal<Value, Failure>.Handler

        @inlinable init(handle: consuming @escaping Signal<Value, Failure>.Handler) { self.handle = handle }
    }

    @usableFromInline enum Phase: Sendable {
        case open
        /// No more events are accepted, but accepted events may still be waiting.
        case ended
        /// No events are waiting, either: the terminal event's delivery has begun, or the subscription was disposed.
        case closed
    }

    @usableFromInline struct Contents: Sendable {
        /// Nil while a caller is delivering with it, and once no new delivery can begin.
        @usableFromInline var target: Target?
        @usableFromInline var phase = Phase.open
        @usableFromInline var queue = DrainQueue<Output>()
        @usableFromInline var cleanup: Cleanup?

        @inlinable init(_ target: Target?) { self.target = target }

        @inlinable mutating func begin(_ delivery: inout Delivery) -> Bool {
            guard phase == .open else { return false }
            if delivery.event.isTerminal { phase = .ended }
            guard queue.begin(delivery.event) else { return false }
            swap(&delivery.target, &target)
            if phase == .ended { close(&delivery) }
            return true
        }

        /// - Returns: whether there is a next event, which is then in `delivery`.
        @inlinable mutating func next(_ delivery: inout Delivery) -> Bool {
            guard let event = queue.next() else {
                if phase == .open { swap(&delivery.target, &target) }
                return false
            }
            delivery.event = event
            if event.isTerminal { close(&delivery) }
            return true
        }

        /// Called before the terminal event is delivered.
        @inlinable mutating func close(_ delivery: inout Delivery) {
            phase = .closed
            swap(&delivery.cleanup, &cleanup)
        }
    }

    /// An event on its way to the handler. `target` and `cleanup` are swapped in and out, because copying them would
    /// retain them, which costs as much as a lock.
    @usableFromInline struct Delivery: Sendable {
        @usableFromInline var event: Output
        @usableFromInline var target: Target?
        @usableFromInline var cleanup: Cleanup?

        @inlinable init(_ event: Output) { self.event = event }
    }

    @usableFromInline let contents: Lock<Contents>

    @inlinable init(_ handle: consuming @escaping Signal<Value, Failure>.Handler) {
        contents = Lock(Contents(Target(handle: handle)))
    }

    @inlinable var isClosed: Bool { contents.withLock { $0.phase != .open } }

    /// - Returns: whether this call has ended the signal.
    @inlinable func send(_ event: Output, in parent: CompositeDisposable) -> Bool {
        var delivery = Delivery(event)
        guard contents.withLock({ $0.begin(&delivery) }) else { return false }
        repeat {
            delivery.cleanup?.disposable?.dispose()
            if !parent.isDisposed { delivery.target?.handle(delivery.event) }
            // Nothing was accepted after a terminal event.
            if delivery.event.isTerminal {
                if let cleanup = delivery.cleanup { parent.remove(cleanup.slot) }
                return true
            }
        } while contents.withLock { $0.next(&delivery) }
        return false
    }

    @inlinable func close() {
        var freed = Contents(nil)
        freed.phase = .closed
        contents.withLock { swap(&freed, &$0) }
        freed.cleanup?.disposable?.dispose()
    }

    /// Called when the producer releases its subscriber: only events that were accepted before can still arrive.
    @inlinable func abandon() {
        var freed: Target?
        contents.withLock { contents in
            if contents.phase == .open { contents.phase = .ended }
            swap(&freed, &contents.target)
        }
    }

    @inlinable func keep(_ cleanup: Cleanup) -> Bool {
        contents.withLock { contents in
            if contents.phase == .closed { return false }
            contents.cleanup = cleanup
            return true
        }
    }

    /// Runs `start` with a subscriber that sends to `handle` until the signal ends or `parent` is disposed. If `parent`
    /// is disposed already, nothing runs.
    ///
    /// Many signals end before `start` returns, so only the others become children of `parent`.
    @inlinable static func open(
        _ start: @Sendable (Subscriber<Value, Failure>) -> (any Disposable)?, in parent: CompositeDisposable,
        _ handle: consuming @escaping Signal<Value, Failure>.Handler
    ) {
        if parent.isDisposed { return }
        let created = CreatedSubscription(handle)
        let subscriber = Subscriber<Value, Failure>(
            in: parent, abandon: { created.abandon() },
            send: { event, parent in
                if let event { created.send(event, in: parent) } else { created.isClosed }
            })
        let disposable = start(subscriber)
        if !subscriber.lifetime.hasEnded {
            if let slot = parent.insert({ created.close() }) {
                if created.keep(Cleanup(slot: slot, disposable: disposable)) { return }
                parent.remove(slot)
            } else {
                created.close()
            }
        }
        disposable?.dispose()
    }
}

/// The disposable that a created signal's closure returned, and the signal's slot in the parent.
@usableFromInline final class Cleanup: Sendable {
    @usableFromInline let slot: CompositeDisposable.Slot
    @usableFromInline let disposable: (any Disposable)?

    @inlinable init(slot: CompositeDisposable.Slot, disposable: (any Disposable)?) {
        self.slot = slot
        self.disposable = disposable
    }
}
