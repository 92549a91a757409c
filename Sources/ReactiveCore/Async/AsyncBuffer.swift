import DequeModule

/// Buffers a signal's events for a loop that awaits them.
@usableFromInline final class AsyncBuffer<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>
    @usableFromInline typealias Waiter = CheckedContinuation<Void, Never>

    @usableFromInline struct Contents: Sendable {
        @usableFromInline var values = Deque<Value>()
        @usableFromInline var ending: Output?
        @usableFromInline var waiter: Waiter?

        @inlinable init() {}
    }

    @usableFromInline let limit: Int
    @usableFromInline let contents = Lock(Contents())

    @inlinable init(limit: Int) { self.limit = limit }

    @inlinable func put(_ event: Output) {
        var dropped: Value?
        let waiter = contents.withLock { contents -> Waiter? in
            if contents.ending != nil { return nil }
            if case .next(let value) = event {
                contents.values.append(value)
                if contents.values.count > limit { dropped = contents.values.popFirst() }
            } else {
                contents.ending = event
            }
            return contents.waiter.take()
        }
        waiter?.resume()
        _ = dropped
    }

    /// Ends the loop after its task was canceled, and drops the waiting values.
    @inlinable func close() {
        var dropped = Deque<Value>()
        let waiter = contents.withLock { contents -> Waiter? in
            swap(&dropped, &contents.values)
            contents.ending = .completed
            return contents.waiter.take()
        }
        waiter?.resume()
    }

    /// Returns nil if no event is waiting yet, and `.completed` after the terminal event.
    @inlinable func poll() -> Output? {
        contents.withLock { contents in
            if let value = contents.values.popFirst() { return .next(value) }
            guard let ending = contents.ending else { return nil }
            contents.ending = .completed
            return ending
        }
    }

    @inlinable func take(isolation actor: isolated (any Actor)?) async -> Output {
        while true {
            if let event = poll() { return event }
            await withCheckedContinuation(isolation: actor) { (continuation: Waiter) in
                let isReady = contents.withLock { contents -> Bool in
                    if !contents.values.isEmpty || contents.ending != nil { return true }
                    contents.waiter = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }
}
