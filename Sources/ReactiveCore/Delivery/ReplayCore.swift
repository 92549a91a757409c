/// Sends earlier values to a late subscriber: the core of ``Property``, ``ReplaySubject``, and `replay`.
///
/// Each observer has its own ``DrainQueue``, because the old values are for a single observer. A new event is added to
/// all queues in one step, under the core's lock, so every observer gets the same order.
@usableFromInline final class ReplayCore<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    @usableFromInline struct Contents: Sendable {
        /// The newest values, oldest first, at most `capacity` of them.
        @usableFromInline var buffer: Ring<Value>
        @usableFromInline var ending: Output?
        @usableFromInline var isAbandoned = false
        @usableFromInline var observers = ObserverList<Entry>()
        /// How many values have been sent.
        @usableFromInline var version = 0

        @inlinable init(_ buffer: Ring<Value>) { self.buffer = buffer }
    }

    @usableFromInline let capacity: Int
    @usableFromInline let contents: Lock<Contents>

    @inlinable init(_ initial: Value? = nil, capacity: Int) {
        self.capacity = capacity
        contents = Lock(Contents(initial.map { [$0] } ?? []))
    }

    @inlinable var last: (value: Value?, version: Int) { contents.withLock { ($0.buffer.last, $0.version) } }

    @usableFromInline var subscriberCount: Int { contents.withLock { $0.observers.count } }

    @inlinable func send(_ event: Output) { put(event) }

    /// Sends `event`, unless the core has ended, or values have been sent since `version`.
    /// - Returns: whether `event` was sent, and the buffer's oldest value if `event` replaced it.
    @discardableResult
    @inlinable func put(_ event: Output, ifStillAt version: Int? = nil) -> (isSent: Bool, replaced: Value?) {
        // Released outside the lock.
        var replaced: Value?
        var leaving: ContiguousArray<Entry> = []
        // Usually there is only one observer, and then the array stays empty.
        var first: Observer?
        var others: ContiguousArray<Observer> = []
        let isSent = contents.withLock { contents -> Bool in
            if contents.ending != nil || (version != nil && version != contents.version) { return false }
            for index in contents.observers.entries.indices {
                guard let observer = contents.observers.entries[index].observer, observer.begin(event) else { continue }
                if first == nil { first = observer } else { others.append(observer) }
            }
            switch event {
            case .next(let value):
                contents.version += 1
                replaced = contents.buffer.append(value, keeping: capacity)
            case .failed, .completed:
                contents.ending = event
                leaving = contents.observers.removeAll()
            }
            return true
        }
        first?.deliver(event)
        for observer in others { observer.deliver(event) }
        withExtendedLifetime(leaving) {}
        return (isSent, replaced)
    }

    /// - Parameter leave: runs when the subscription has ended or was disposed.
    @inlinable func attach(
        _ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable,
        leave: (@Sendable () -> Void)? = nil
    ) {
        if subscription.isDisposed {
            leave?()
            return
        }
        let (observer, number, first) = contents.withLock { contents -> (Observer, Int?, Output?) in
            // A single value needs no queue. Row X32 of the benchmarks measures that.
            let single = contents.buffer.count == 1 && contents.ending == nil
            let observer = Observer(single ? [] : contents.buffer, contents.ending, handle, subscription)
            let number =
                contents.ending != nil || contents.isAbandoned
                ? nil : contents.observers.append(Entry(observer: observer))
            return (observer, number, single ? contents.buffer.last.map(Output.next) : nil)
        }
        // `insert` returns nil if the subscription was disposed in the meantime.
        if number != nil || leave != nil, subscription.insert({ self.detach(number, leave) }) == nil {
            detach(number, leave)
        }
        observer.deliver(first)
    }

    @inlinable func detach(_ number: Int?, _ leave: (@Sendable () -> Void)?) {
        var leaving = Entry(observer: nil)
        if let number { contents.withLock { contents in contents.observers.exchange(number, for: &leaving) } }
        leave?()
    }

    /// Releases the observers and the values. A caller that is delivering still empties its queue.
    @usableFromInline func abandon() {
        var freed = Contents([])
        freed.isAbandoned = true
        contents.withLock { contents in
            freed.ending = contents.ending
            swap(&freed, &contents)
        }
    }

    @usableFromInline struct Entry: ObserverEntry {
        @usableFromInline let observer: Observer?
        @usableFromInline var number = 0

        @inlinable init(observer: Observer?) { self.observer = observer }
    }

    @usableFromInline final class Observer: Sendable {
        @usableFromInline let handle: Signal<Value, Failure>.Handler
        @usableFromInline let subscription: CompositeDisposable
        @usableFromInline let queue: Lock<DrainQueue<Output>>

        @inlinable init(
            _ values: Ring<Value>, _ ending: Output?,
            _ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable
        ) {
            self.handle = handle
            self.subscription = subscription
            var waiting = values.map(Output.next)
            if let ending { waiting.append(ending) }
            queue = Lock(DrainQueue(draining: waiting))
        }

        @inlinable func begin(_ event: Output) -> Bool { queue.withLock { $0.begin(event) } }

        @inlinable func deliver(_ first: Output? = nil) {
            var next = first ?? queue.withLock { $0.next() }
            while let event = next {
                if !subscription.isDisposed { handle(event) }
                next = queue.withLock { $0.next() }
            }
        }
    }
}
