/// The subscribers of a ``Subject``, and the line of events on their way to them.
///
/// It is a ``DrainQueue`` with many handlers: an event goes to those who are subscribed when its turn comes.
@usableFromInline final class SubjectCore<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    /// One subscriber.
    @usableFromInline struct Outlet: Sendable {
        @usableFromInline let handle: Signal<Value, Failure>.Handler
        @usableFromInline let subscription: CompositeDisposable

        @inlinable init(handle: @escaping Signal<Value, Failure>.Handler, subscription: CompositeDisposable) {
            self.handle = handle
            self.subscription = subscription
        }
    }

    /// An event and those who get it.
    @usableFromInline struct Delivery: Sendable {
        @usableFromInline let event: Output
        @usableFromInline let outlets: ContiguousArray<Outlet>

        @inlinable init(event: Output, outlets: ContiguousArray<Outlet>) {
            self.event = event
            self.outlets = outlets
        }
    }

    @usableFromInline struct Contents: Sendable {
        @usableFromInline var outlets: ContiguousArray<Outlet> = []
        @usableFromInline var waiting = Waiting<Output>()
        @usableFromInline var isDelivering = false
        /// A terminal event was accepted; it may still be waiting.
        @usableFromInline var isEnded = false
        /// The subject is gone: nobody can send, but what waits is still delivered.
        @usableFromInline var isAbandoned = false
        /// What a late subscriber hears: the terminal event, once it has been delivered.
        @usableFromInline var ending: Output?

        @inlinable init() {}

        /// Takes the subscribers for `event`: all of them, and for good, if it is the last.
        @inlinable mutating func delivery(of event: Output) -> Delivery {
            guard event.isTerminal else { return Delivery(event: event, outlets: outlets) }
            ending = event
            var last: ContiguousArray<Outlet> = []
            swap(&last, &outlets)
            return Delivery(event: event, outlets: last)
        }
    }

    @usableFromInline let contents: Lock<Contents>

    @inlinable init() {
        contents = Lock(Contents())
    }

    /// Delivers `event`, and after it whatever was sent meanwhile.
    @inlinable func send(_ event: Output) {
        guard var delivery = accept(event) else { return }
        while true {
            // By index: an iterator would count one more reference to the list for every event.
            for index in delivery.outlets.indices where !delivery.outlets[index].subscription.isDisposed {
                delivery.outlets[index].handle(delivery.event)
            }
            guard let next = nextDelivery() else { return }
            delivery = next
        }
    }

    /// - Returns: what the caller has to deliver; nil if somebody else will, or nobody.
    @inlinable func accept(_ event: Output) -> Delivery? {
        contents.withLock { contents in
            if contents.isEnded { return nil }
            if event.isTerminal { contents.isEnded = true }
            if contents.isDelivering {
                contents.waiting.append(event)
                return nil
            }
            contents.isDelivering = true
            return contents.delivery(of: event)
        }
    }

    /// - Returns: what was sent meanwhile; nil if nothing was, and then the next who sends delivers.
    @inlinable func nextDelivery() -> Delivery? {
        var freed: ContiguousArray<Outlet> = []
        return contents.withLock { contents in
            if let event = contents.waiting.popFirst() { return contents.delivery(of: event) }
            contents.isDelivering = false
            if contents.isAbandoned { swap(&freed, &contents.outlets) }
            return nil
        }
    }

    /// Adds a subscriber, or tells it how the subject ended.
    @inlinable func attach(_ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable) {
        let outlet = ObjectIdentifier(subscription)
        guard subscription.insert({ self.detach(outlet) }) != nil else { return }
        let ending = contents.withLock { contents -> Output? in
            if contents.ending == nil, !contents.isAbandoned {
                contents.outlets.append(Outlet(handle: handle, subscription: subscription))
            }
            return contents.ending
        }
        if let ending {
            handle(ending)
        } else if subscription.isDisposed {
            // Disposed by another thread between the two steps above, when there was nothing to detach yet.
            detach(outlet)
        }
    }

    @inlinable func detach(_ outlet: ObjectIdentifier) {
        _ = contents.withLock { contents -> Outlet? in
            guard let index = contents.outlets.lastIndex(where: { ObjectIdentifier($0.subscription) == outlet }) else {
                return nil
            }
            return contents.outlets.remove(at: index)
        }
    }

    /// The subject is gone: lets go of the subscribers, after what was accepted has been delivered.
    @usableFromInline func abandon() {
        var freed: ContiguousArray<Outlet> = []
        contents.withLock { contents in
            contents.isAbandoned = true
            if !contents.isDelivering { swap(&freed, &contents.outlets) }
        }
    }
}
