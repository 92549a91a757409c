/// Makes one orderly stream of events out of what many threads, and the subscriber itself, send.
///
/// Whoever sends first delivers. While it delivers, everybody else (another thread, or the subscriber that sends from inside its own
/// `next`) only appends to the line and returns; the one who delivers goes on until the line is empty. So events never
/// overlap, keep the order in which they were accepted, and no lock is held while a subscriber runs.
/// The price: an event sent on one thread may be delivered on another that happened to be delivering.
///
/// `State` is what an operator has to remember between events. It is changed in the same step that decides which event to send,
/// so the order of events is the order of the decisions.
@usableFromInline final class DrainQueue<State: Sendable, Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>

    @usableFromInline struct Contents: Sendable {
        /// Nil once a terminal event has been accepted: nothing is accepted after it.
        @usableFromInline var state: State?
        @usableFromInline var isDelivering = false
        @usableFromInline var waiting = Waiting<Output>()

        @inlinable init(state: State) { self.state = state }
    }

    @usableFromInline let contents: Lock<Contents>
    @usableFromInline let subscription: CompositeDisposable
    @usableFromInline let handle: @Sendable (Output) -> Void

    /// - Parameters:
    ///   - subscription: whose disposal silences the queue.
    ///   - handle: gets the events, one at a time.
    @inlinable init(_ state: State, _ subscription: CompositeDisposable, _ handle: @escaping @Sendable (Output) -> Void)
    {
        contents = Lock(Contents(state: state))
        self.subscription = subscription
        self.handle = handle
    }

    /// Changes the state and sends the event that `decide` returns, if any.
    ///
    /// `decide` runs under the lock: it must call nobody, and swap old values into variables of its caller instead of dropping them.
    /// It doesn't run at all once a terminal event has been accepted.
    @inlinable func send(_ decide: (inout State) -> Output?) {
        var last: State?
        let first = contents.withLock { contents -> Output? in
            guard contents.state != nil, let event = decide(&contents.state!) else { return nil }
            if event.isTerminal { swap(&contents.state, &last) }
            if contents.isDelivering {
                contents.waiting.append(event)
                return nil
            }
            contents.isDelivering = true
            return event
        }
        if let first { deliver(first) }
    }

    /// Changes the state without sending anything, by the same rules.
    /// - Returns: what `change` does; nil once a terminal event has been accepted.
    @discardableResult
    @inlinable func update<Result: Sendable>(_ change: (inout State) -> Result) -> Result? {
        contents.withLock { contents in
            contents.state == nil ? nil : change(&contents.state!)
        }
    }

    /// Sends `event`, whatever the state.
    @inlinable func send(_ event: Output) {
        send { _ in event }
    }

    @inlinable func deliver(_ first: Output) {
        var event = first
        while true {
            if !subscription.isDisposed { handle(event) }
            // Nothing was accepted after a terminal event, so there is nothing to look for.
            if event.isTerminal { return }
            guard
                let next = contents.withLock({ contents -> Output? in
                    let next = contents.waiting.popFirst()
                    if next == nil { contents.isDelivering = false }
                    return next
                })
            else { return }
            event = next
        }
    }
}
