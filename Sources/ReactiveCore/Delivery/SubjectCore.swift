/// The observers of a ``Subject`` or a shared signal, and a ``DrainQueue`` of the events on their way to them.
///
/// An event goes to the observers that are subscribed when its turn comes.
@usableFromInline final class SubjectCore<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    @usableFromInline struct Observer: ObserverEntry {
        @usableFromInline let handle: Signal<Value, Failure>.Handler
        @usableFromInline let subscription: CompositeDisposable
        @usableFromInline var number = 0

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
        @usableFromInline var observers = ObserverList<Observer>()
        @usableFromInline var queue = DrainQueue<Output>()
        /// Whether a terminal event was accepted. It may still be waiting.
        @usableFromInline var isEnded = false
        /// Whether no more events will be sent. Waiting events are still delivered.
        @usableFromInline var isAbandoned = false
        /// The terminal event, once its delivery has begun. A late subscriber gets it.
        @usableFromInline var ending: Output?

        @inlinable init() {}

        @inlinable mutating func delivery(of event: Output) -> Delivery {
            guard event.isTerminal else { return Delivery(event: event, observers: observers.entries) }
            ending = event
            return Delivery(event: event, observers: observers.removeAll())
        }
    }

    @usableFromInline let contents: Lock<Contents>

    @inlinable init() { contents = Lock(Contents()) }

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
        defer { withExtendedLifetime(freed) {} }
        return contents.withLock { contents in
            if let event = contents.queue.next() { return contents.delivery(of: event) }
            if contents.isAbandoned { freed = contents.observers.removeAll() }
            return nil
        }
    }

    /// Sends the terminal event if its delivery has begun. Otherwise, adds an observer unless the core was abandoned.
    /// - Parameter leave: runs when the subscription has ended or was disposed.
    @inlinable func attach(
        _ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable,
        leave: (@Sendable () -> Void)? = nil
    ) {
        if subscription.isDisposed {
            leave?()
            return
        }
        var ending: Output?
        let number = contents.withLock { contents -> Int? in
            ending = contents.ending
            if ending != nil || contents.isAbandoned { return nil }
            return contents.observers.append(Observer(handle: handle, subscription: subscription))
        }
        // `insert` returns nil if the subscription was disposed in the meantime.
        if number != nil || leave != nil, subscription.insert({ self.detach(number, leave) }) == nil {
            detach(number, leave)
        }
        if let ending { handle(ending) }
    }

    @inlinable func detach(_ number: Int?, _ leave: (@Sendable () -> Void)?) {
        // The hole that the observer leaves in the list ignores events.
        var leaving = Observer(handle: { _ in }, subscription: .disposed)
        if let number { contents.withLock { contents in contents.observers.exchange(number, for: &leaving) } }
        leave?()
    }

    /// Releases the observers once all accepted events have been delivered.
    @usableFromInline func abandon() {
        _ = contents.withLock { contents -> ContiguousArray<Observer> in
            contents.isAbandoned = true
            return contents.queue.isDraining ? [] : contents.observers.removeAll()
        }
    }
}

extension CompositeDisposable {
    @usableFromInline static let disposed: CompositeDisposable = {
        let disposable = CompositeDisposable()
        disposable.dispose()
        return disposable
    }()
}
