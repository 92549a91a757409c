/// What stands between a ``Subscriber`` and the handler of its events: one line for all threads, as in ``DrainQueue``.
///
/// A producer may keep its subscriber for ever, so the gate lets go of the handler by itself: when the subscription ends, and when
/// the producer lets go of the subscriber. It is a value that closures share, not a class: a generic class
/// is destroyed by way of its metadata, which costs more than all the rest, and one of these is made for each subscription.
@usableFromInline struct SubscriberGate<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    /// An event on its way, and to whom.
    @usableFromInline struct Delivery: Sendable {
        @usableFromInline let event: Output
        @usableFromInline let handle: Signal<Value, Failure>.Handler

        @inlinable init(event: Output, handle: @escaping Signal<Value, Failure>.Handler) {
            self.event = event
            self.handle = handle
        }
    }

    /// Nil once nothing more will be delivered.
    @usableFromInline var handle: Signal<Value, Failure>.Handler?
    /// A terminal event was accepted; it may still be waiting.
    @usableFromInline var isEnded = false
    @usableFromInline var isDelivering = false
    /// Nobody can send any more; what waits is still delivered.
    @usableFromInline var isAbandoned = false
    @usableFromInline var waiting = Waiting<Output>()

    @inlinable init(_ handle: Signal<Value, Failure>.Handler?) {
        self.handle = handle
    }

    /// Somebody sends.
    /// - Returns: what the caller has to deliver, if it is the one who delivers.
    @inlinable mutating func accept(_ event: Output) -> Delivery? {
        guard let handle, !isEnded else { return nil }
        isEnded = event.isTerminal
        if isDelivering {
            waiting.append(event)
            return nil
        }
        isDelivering = true
        if isEnded { self.handle = nil }
        return Delivery(event: event, handle: handle)
    }

    /// The caller has delivered.
    /// - Parameter freed: gets what is to be let go of, outside the lock.
    /// - Returns: what the caller has to deliver next; nil if it is done.
    @inlinable mutating func next(_ freed: inout SubscriberGate) -> Delivery? {
        if let handle, let event = waiting.popFirst() { return Delivery(event: event, handle: handle) }
        isDelivering = false
        if isAbandoned { close(&freed) }
        return nil
    }

    /// The producer has let go: nothing can come after what has been accepted.
    @inlinable mutating func abandon(_ freed: inout SubscriberGate) {
        if isDelivering { isAbandoned = true } else { close(&freed) }
    }

    /// Nothing is delivered from now on.
    @inlinable mutating func close(_ freed: inout SubscriberGate) {
        let isDelivering = isDelivering
        swap(&self, &freed)
        self.isDelivering = isDelivering
    }

    /// A subscriber that sends to `handle` until `subscription` ends; nil if it has ended already.
    @inlinable static func open(_ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable)
        -> Subscriber<Value, Failure>?
    {
        let gate = Lock(SubscriberGate(handle))
        let close: @Sendable () -> Void = {
            var freed = SubscriberGate(nil)
            gate.withLock { $0.close(&freed) }
        }
        guard subscription.insert(close) != nil else { return nil }
        return Subscriber(
            accept: { event in
                guard var delivery = gate.withLock({ $0.accept(event) }) else { return }
                while true {
                    delivery.handle(delivery.event)
                    // Nothing was accepted after a terminal event, so there is nothing to look for.
                    if delivery.event.isTerminal { return }
                    var freed = SubscriberGate(nil)
                    guard let next = gate.withLock({ $0.next(&freed) }) else { return }
                    delivery = next
                }
            },
            subscription: subscription,
            abandon: {
                var freed = SubscriberGate(nil)
                gate.withLock { $0.abandon(&freed) }
            }
        )
    }
}
