/// The observers of a ``Subject``, and a ``DrainQueue`` of the events on their way to them.
///
/// An event goes to those who are subscribed when its turn comes.
@usableFromInline final class SubjectCore<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    @usableFromInline struct Observer: Sendable {
        @usableFromInline let handle: Signal<Value, Failure>.Handler
        @usableFromInline let subscription: CompositeDisposable

        @inlinable init(handle: @escaping Signal<Value, Failure>.Handler, subscription: CompositeDisposable) {
            self.handle = handle
            self.subscription = subscription
        }
    }

    @usableFromInline struct Delivery: Sendable {
        @usableFromInline let event: Output
        @usableFromInline let observers: ContiguousArray<Observer>

        @inlinable init(event: Output, observers: ContiguousArray<Observer>) {
            self.event = event
            self.observers = observers
        }
    }

    @usableFromInline struct Contents: Sendable {
        @usableFromInline var observers: ContiguousArray<Observer> = []
        @usableFromInline var queue = DrainQueue<Output>()
        /// A terminal event was accepted; it may still be waiting.
        @usableFromInline var isEnded = false
        /// The subject has been freed: nothing more is sent, but what waits is still delivered.
        @usableFromInline var isAbandoned = false
        /// The terminal event, once it has been delivered: a late subscriber gets it.
        @usableFromInline var ending: Output?

        @inlinable init() {}

        /// Takes the observers for `event`: all of them, and for good, if it is the last.
        @inlinable mutating func delivery(of event: Output) -> Delivery {
            guard event.isTerminal else { return Delivery(event: event, observers: observers) }
            ending = event
            var last: ContiguousArray<Observer> = []
            swap(&last, &observers)
            return Delivery(event: event, observers: last)
        }
    }

    @usableFromInline let contents: Lock<Contents>

    @inlinable init() {
        contents = Lock(Contents())
    }

    @inlinable func send(_ event: Output) {
        var next = accept(event)
        while let delivery = next {
            // By index: an iterator would retain the list once more for every event.
            for index in delivery.observers.indices where !delivery.observers[index].subscription.isDisposed {
                delivery.observers[index].handle(delivery.event)
            }
            next = nextDelivery()
        }
    }

    /// - Returns: what the caller has to deliver, if anything.
    @inlinable func accept(_ event: Output) -> Delivery? {
        contents.withLock { contents in
            if contents.isEnded { return nil }
            if event.isTerminal { contents.isEnded = true }
            return contents.queue.begin(event) ? contents.delivery(of: event) : nil
        }
    }

    @inlinable func nextDelivery() -> Delivery? {
        // Released outside the lock.
        var freed: ContiguousArray<Observer> = []
        return contents.withLock { contents in
            if let event = contents.queue.next() { return contents.delivery(of: event) }
            if contents.isAbandoned { swap(&freed, &contents.observers) }
            return nil
        }
    }

    /// Adds an observer, or sends it the terminal event if the subject has ended.
    @inlinable func attach(_ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable) {
        let observer = ObjectIdentifier(subscription)
        guard subscription.insert({ self.detach(observer) }) != nil else { return }
        let ending = contents.withLock { contents -> Output? in
            if contents.ending == nil, !contents.isAbandoned {
                contents.observers.append(Observer(handle: handle, subscription: subscription))
            }
            return contents.ending
        }
        if let ending {
            handle(ending)
        } else if subscription.isDisposed {
            // Disposed by another thread between the two steps above, when there was nothing to detach yet.
            detach(observer)
        }
    }

    @inlinable func detach(_ observer: ObjectIdentifier) {
        _ = contents.withLock { contents -> Observer? in
            guard let index = contents.observers.lastIndex(where: { ObjectIdentifier($0.subscription) == observer })
            else { return nil }
            return contents.observers.remove(at: index)
        }
    }

    /// The subject has been freed: releases the observers once everything accepted has been delivered.
    @usableFromInline func abandon() {
        var freed: ContiguousArray<Observer> = []
        contents.withLock { contents in
            contents.isAbandoned = true
            if !contents.queue.isDraining { swap(&freed, &contents.observers) }
        }
    }
}
