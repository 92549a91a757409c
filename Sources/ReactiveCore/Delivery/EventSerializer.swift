/// Puts events from several sources and any thread into one order: a ``DrainQueue`` with an operator's state.
///
/// The state changes in the same step that decides which event to send, so the order of events is the order of the
/// decisions.
@usableFromInline final class EventSerializer<State: Sendable, Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    @usableFromInline struct Contents: Sendable {
        /// Nil once a terminal event has been accepted: nothing is accepted after it.
        @usableFromInline var state: State?
        @usableFromInline var queue = DrainQueue<Output>()

        @inlinable init(state: State) { self.state = state }
    }

    @usableFromInline let contents: Lock<Contents>
    @usableFromInline let subscription: CompositeDisposable
    @usableFromInline let handle: @Sendable (Output) -> Void

    @inlinable init(
        _ state: State, _ subscription: CompositeDisposable, _ handle: @escaping @Sendable (Output) -> Void
    ) {
        contents = Lock(Contents(state: state))
        self.subscription = subscription
        self.handle = handle
    }

    /// Changes the state, and sends an event if `decide` returns one.
    ///
    /// `decide` runs under the lock, so it must not call user code or release old values; it swaps old values into
    /// variables of its caller. It doesn't run once a terminal event has been accepted.
    @inlinable func send(_ decide: (inout State) -> Output?) {
        // Released outside the lock.
        var last: State?
        let first = contents.withLock { contents -> Output? in
            guard contents.state != nil, let event = decide(&contents.state!) else { return nil }
            if event.isTerminal { swap(&contents.state, &last) }
            return contents.queue.begin(event) ? event : nil
        }
        if let first { deliver(first) }
    }

    /// Changes the state without sending anything. The rules for `decide` apply to `change`.
    /// - Returns: the result of `change`; nil once a terminal event has been accepted.
    @discardableResult
    @inlinable func update<Result: Sendable>(_ change: (inout State) -> Result) -> Result? {
        contents.withLock { contents in
            contents.state == nil ? nil : change(&contents.state!)
        }
    }

    @inlinable func send(_ event: Output) { send { _ in event } }

    @inlinable func deliver(_ first: Output) {
        var next: Output? = first
        while let event = next {
            if !subscription.isDisposed { handle(event) }
            // Nothing was accepted after a terminal event.
            if event.isTerminal { return }
            next = contents.withLock { $0.queue.next() }
        }
    }
}
