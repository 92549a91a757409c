import Synchronization

/// Buffers a signal's events for a loop that awaits them.
@usableFromInline final class AsyncBuffer<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Output = Event<Value, Failure>
    @usableFromInline typealias Waiter = CheckedContinuation<Void, Never>

    @usableFromInline struct Contents: Sendable {
        @usableFromInline var values = Ring<Value>()
        @usableFromInline var ending: Output?
        /// Usually one; several if copies of an iterator wait at once.
        @usableFromInline var waiters = Ring<Waiter>()

        @inlinable init() {}
    }

    @usableFromInline let limit: Int
    @usableFromInline let contents = Lock(Contents())
    @usableFromInline let subscription = CompositeDisposable()

    /// Whether the loop is subscribing.
    @usableFromInline let isStarting = Atomic<Bool>(true)
    @usableFromInline let task: Int?

    @inlinable init(limit: Int) {
        self.limit = limit
        task = Self.currentTask
    }

    @inlinable static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    @inlinable func start(_ signal: Signal<Value, Failure>) {
        signal.start(in: subscription) { [weak self] event in self?.receive(event) }
        isStarting.store(false, ordering: .relaxed)
    }

    /// Takes an event of the signal. If the loop's task was canceled while it subscribes, this stops the signal, which
    /// may send endlessly during that and would not learn of it otherwise.
    @inlinable func receive(_ event: Output) {
        if isStarting.load(ordering: .relaxed), Task.isCancelled, task == Self.currentTask {
            return subscription.dispose()
        }
        subscription.pass(event) { event in put(event) }
    }

    @inlinable func put(_ event: Output) {
        guard case .next(let value) = event else { return end(with: event) }
        var dropped: Value?
        let waiter = contents.withLock { contents -> Waiter? in
            if contents.ending != nil { return nil }
            dropped = contents.values.append(value, keeping: limit)
            return contents.waiters.popFirst()
        }
        waiter?.resume()
        _ = dropped
    }

    @inlinable func end(with event: Output) {
        contents.withLock { contents in
            if contents.ending == nil { contents.ending = event }
        }
        // Nothing waits anymore.
        while let waiter = contents.withLock({ $0.waiters.popFirst() }) { waiter.resume() }
    }

    /// Ends the loop after its task was canceled, and drops the waiting values.
    @inlinable func close() {
        var dropped = Ring<Value>()
        contents.withLock { contents in
            swap(&dropped, &contents.values)
            contents.ending = .completed
        }
        end(with: .completed)
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
                    contents.waiters.append(continuation)
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }
}
