import DequeModule

/// Subscribers who are told what was sent before they came: what stands behind ``Property`` and ``ReplaySubject``.
///
/// Each subscriber has a line of its own, because the old values are for it alone. All lines are appended to in one step under the
/// core's lock, so everybody sees one order; each is drained by whoever found it idle, outside the lock.
final class ReplayCore<Value: Sendable, Failure: Error>: Sendable {
    typealias Output = Event<Value, Failure>

    private struct Contents: Sendable {
        /// The newest values, oldest first, at most `capacity` of them.
        var buffer: Deque<Value>
        var ending: Output?
        var isAbandoned = false
        var outlets: ContiguousArray<Outlet> = []
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

    /// How many subscribers wait for the next event.
    var subscriberCount: Int {
        contents.withLock { $0.outlets.count }
    }

    func send(_ event: Output) {
        var replaced: Value?
        var leaving: ContiguousArray<Outlet> = []
        let idle = contents.withLock { contents -> ContiguousArray<Outlet> in
            if contents.ending != nil { return [] }
            let idle = ContiguousArray(contents.outlets.filter { $0.accept(event) })
            switch event {
            case .next(let value):
                contents.buffer.append(value)
                if contents.buffer.count > capacity { replaced = contents.buffer.removeFirst() }
            case .failed, .completed:
                contents.ending = event
                swap(&leaving, &contents.outlets)
            }
            return idle
        }
        for outlet in idle { outlet.deliver() }
        _ = replaced
    }

    func attach(_ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable) {
        let name = ObjectIdentifier(subscription)
        guard subscription.insert({ self.detach(name) }) != nil else { return }
        let outlet = contents.withLock { contents -> Outlet in
            let outlet = Outlet(contents.buffer, contents.ending, handle, subscription)
            if contents.ending == nil, !contents.isAbandoned { contents.outlets.append(outlet) }
            return outlet
        }
        outlet.deliver()
        if subscription.isDisposed { detach(name) }
    }

    func detach(_ outlet: ObjectIdentifier) {
        _ = contents.withLock { contents -> Outlet? in
            guard let index = contents.outlets.lastIndex(where: { ObjectIdentifier($0.subscription) == outlet }) else {
                return nil
            }
            return contents.outlets.remove(at: index)
        }
    }

    /// Nobody can send any more. A line that is being drained is drained to its end: who drains it holds it.
    func abandon() {
        var freed = Contents(buffer: [], isAbandoned: true)
        contents.withLock { contents in
            freed.ending = contents.ending
            swap(&freed, &contents)
        }
    }

    /// One subscriber and its line.
    private final class Outlet: Sendable {
        private struct Line: Sendable {
            var waiting = Waiting<Output>()
            var isDelivering = true
        }

        let handle: Signal<Value, Failure>.Handler
        let subscription: CompositeDisposable
        private let line: Lock<Line>

        init(
            _ values: Deque<Value>, _ ending: Output?,
            _ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable
        ) {
            self.handle = handle
            self.subscription = subscription
            var first = Line()
            for value in values { first.waiting.append(.next(value)) }
            if let ending { first.waiting.append(ending) }
            line = Lock(first)
        }

        /// - Returns: whether the line was idle, so that the caller has to deliver.
        func accept(_ event: Output) -> Bool {
            line.withLock { line in
                line.waiting.append(event)
                if line.isDelivering { return false }
                line.isDelivering = true
                return true
            }
        }

        func deliver() {
            while let event = line.withLock({ line -> Output? in
                let event = line.waiting.popFirst()
                if event == nil { line.isDelivering = false }
                return event
            }) {
                if !subscription.isDisposed { handle(event) }
            }
        }
    }
}
