import DequeModule

/// Holds events of a signal for a loop that awaits them.
final class AsyncBuffer<Value: Sendable, Failure: Error>: Sendable {
    typealias Output = Event<Value, Failure>

    private struct Waiter: Sendable {
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct Contents: Sendable {
        var values = Deque<Value>()
        var ending: Output?
        var waiter: Waiter?
    }

    private let limit: Int
    private let contents = Lock(Contents())

    init(limit: Int) { self.limit = limit }

    func put(_ event: Output) {
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
        waiter?.continuation.resume()
        _ = dropped
    }

    /// The loop's task was canceled: waiting values are dropped and the loop ends.
    func close() {
        var dropped = Deque<Value>()
        let waiter = contents.withLock { contents -> Waiter? in
            swap(&dropped, &contents.values)
            contents.ending = .completed
            return contents.waiter.take()
        }
        waiter?.continuation.resume()
    }

    /// Waits for the next event. After a failure, later calls return the completion.
    func take(isolation actor: isolated (any Actor)?) async -> Output {
        while true {
            if let event = contents.withLock({ contents -> Output? in
                if let value = contents.values.popFirst() { return .next(value) }
                guard let ending = contents.ending else { return nil }
                contents.ending = .completed
                return ending
            }) {
                return event
            }
            await withCheckedContinuation(isolation: actor) { continuation in
                let isReady = contents.withLock { contents -> Bool in
                    if !contents.values.isEmpty || contents.ending != nil { return true }
                    contents.waiter = Waiter(continuation: continuation)
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }
}
