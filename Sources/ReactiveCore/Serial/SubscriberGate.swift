import Synchronization

/// What a ``Subscriber`` sends through: a drain queue that forgets its handler when it ends.
///
/// The closure of `Signal.init` may keep its subscriber for ever, so the gate, unlike a ``DrainQueue``, must let go of everything by itself.
@usableFromInline final class SubscriberGate<Value: Sendable, Failure: Error>: Disposable {
    @usableFromInline typealias Output = Event<Value, Failure>

    @usableFromInline struct Delivery: Sendable {
        @usableFromInline let event: Output
        @usableFromInline let handle: Signal<Value, Failure>.Handler

        @inlinable init(event: Output, handle: @escaping Signal<Value, Failure>.Handler) {
            self.event = event
            self.handle = handle
        }
    }

    @usableFromInline struct Contents: Sendable {
        /// Nil once nothing more will be delivered.
        @usableFromInline var handle: Signal<Value, Failure>.Handler?
        @usableFromInline var isDelivering = false
        /// Nobody can send any more; what waits is still delivered.
        @usableFromInline var isAbandoned = false
        @usableFromInline var waiting = Waiting<Output>()

        @inlinable init(handle: Signal<Value, Failure>.Handler?) { self.handle = handle }
    }

    @usableFromInline let contents: Lock<Contents>
    /// Set when a terminal event was accepted or the subscription disposed.
    @usableFromInline let ended = Atomic<Bool>(false)

    @inlinable init(_ handle: @escaping Signal<Value, Failure>.Handler) {
        contents = Lock(Contents(handle: handle))
    }

    @inlinable var isDisposed: Bool {
        ended.load(ordering: .acquiring)
    }

    @inlinable func send(_ event: Output) {
        if isDisposed { return }
        let first = contents.withLock { contents -> Delivery? in
            guard let handle = contents.handle, !ended.load(ordering: .relaxed) else { return nil }
            if event.isTerminal { ended.store(true, ordering: .releasing) }
            if contents.isDelivering {
                contents.waiting.append(event)
                return nil
            }
            contents.isDelivering = true
            return Delivery(event: event, handle: handle)
        }
        if let first { deliver(first) }
    }

    @inlinable func deliver(_ first: Delivery) {
        var delivery = first
        while true {
            delivery.handle(delivery.event)
            var freed = Contents(handle: nil)
            let next = contents.withLock { contents -> Delivery? in
                if let handle = contents.handle, let event = contents.waiting.popFirst() {
                    return Delivery(event: event, handle: handle)
                }
                contents.isDelivering = false
                if contents.isAbandoned { swap(&freed, &contents) }
                return nil
            }
            guard let next else { return }
            delivery = next
        }
    }

    /// The subscription was disposed, or has ended: frees the handler and what waits.
    @inlinable func dispose() {
        var freed = Contents(handle: nil)
        contents.withLock { contents in
            ended.store(true, ordering: .releasing)
            freed.isDelivering = contents.isDelivering
            swap(&freed, &contents)
        }
    }

    /// The last reference to the subscriber has gone: frees the handler, but only after what was accepted has been delivered.
    @inlinable func abandon() {
        var freed = Contents(handle: nil)
        contents.withLock { contents in
            if contents.isDelivering { contents.isAbandoned = true } else { swap(&freed, &contents) }
        }
    }
}
