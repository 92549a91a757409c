import DequeModule

/// Sends a late subscriber what came before it: the common part of ``Property`` and ``ReplaySubject``.
///
/// Each observer has a ``DrainQueue``, because the old values are for it alone. All queues are appended to in one step
/// under the core's lock, so every observer gets the same order.
final class ReplayCore<Value: Sendable, Failure: Error>: Sendable {
    typealias Output = Event<Value, Failure>

    private struct Contents: Sendable {
        /// The newest values, oldest first, at most `capacity` of them.
        var buffer: Deque<Value>
        var ending: Output?
        var isAbandoned = false
        var observers: ContiguousArray<Observer> = []
    }

    private let capacity: Int
    private let contents: Lock<Contents>

    /// - Parameter capacity: how many values are kept for later subscribers.
    init(_ initial: [Value] = [], capacity: Int) {
        self.capacity = capacity
        contents = Lock(Contents(buffer: Deque(initial)))
    }

    var last: Value? {
        contents.withLock { $0.buffer.last }
    }

    var subscriberCount: Int {
        contents.withLock { $0.observers.count }
    }

    func send(_ event: Output) {
        // Released outside the lock.
        var replaced: Value?
        var leaving: ContiguousArray<Observer> = []
        let idle = contents.withLock { contents -> ContiguousArray<Observer> in
            if contents.ending != nil { return [] }
            let idle = ContiguousArray(contents.observers.filter { $0.begin(event) })
            switch event {
            case .next(let value):
                contents.buffer.append(value)
                if contents.buffer.count > capacity { replaced = contents.buffer.removeFirst() }
            case .failed, .completed:
                contents.ending = event
                swap(&leaving, &contents.observers)
            }
            return idle
        }
        for observer in idle { observer.deliver(event) }
        withExtendedLifetime(replaced) {}
    }

    func attach(_ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable) {
        let name = ObjectIdentifier(subscription)
        guard subscription.insert({ self.detach(name) }) != nil else { return }
        let observer = contents.withLock { contents -> Observer in
            let observer = Observer(contents.buffer, contents.ending, handle, subscription)
            if contents.ending == nil, !contents.isAbandoned { contents.observers.append(observer) }
            return observer
        }
        observer.deliver()
        if subscription.isDisposed { detach(name) }
    }

    func detach(_ observer: ObjectIdentifier) {
        _ = contents.withLock { contents -> Observer? in
            guard let index = contents.observers.lastIndex(where: { ObjectIdentifier($0.subscription) == observer })
            else { return nil }
            return contents.observers.remove(at: index)
        }
    }

    /// Nothing more is sent. A caller that is delivering goes on to the end of its queue.
    func abandon() {
        var freed = Contents(buffer: [], isAbandoned: true)
        contents.withLock { contents in
            freed.ending = contents.ending
            swap(&freed, &contents)
        }
    }

    private final class Observer: Sendable {
        let handle: Signal<Value, Failure>.Handler
        let subscription: CompositeDisposable
        private let queue: Lock<DrainQueue<Output>>

        init(
            _ values: Deque<Value>, _ ending: Output?,
            _ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable
        ) {
            self.handle = handle
            self.subscription = subscription
            queue = Lock(DrainQueue(draining: Deque(values.map(Event.next) + (ending.map { [$0] } ?? []))))
        }

        /// - Returns: whether the caller has to deliver `event`.
        func begin(_ event: Output) -> Bool {
            queue.withLock { $0.begin(event) }
        }

        /// Delivers `first`, if there is one, and then what waits.
        func deliver(_ first: Output? = nil) {
            var next = first ?? queue.withLock { $0.next() }
            while let event = next {
                if !subscription.isDisposed { handle(event) }
                next = queue.withLock { $0.next() }
            }
        }
    }
}
