extension Signal {
    /// The values as an asynchronous sequence, to be used in `for await`: it throws the signal's own failure type, and nothing at all if that is `Never`.
    ///
    /// Each iteration subscribes anew. Leaving the loop, and canceling its task, disposes the subscription; the loop then ends.
    ///
    /// - *Terminates:* the loop ends when the signal completes, after the values that wait.
    /// - *Fails:* the loop throws the failure, after the values that wait.
    /// - *Disposes:* the signal, exactly once, when the loop is left or its task is canceled; what waits is dropped.
    /// - *Delivers on:* the loop's own task, whatever thread the signal sends on.
    ///
    /// RxSwift `values`, Combine `values`, ReactiveSwift: none, swift-async-algorithms: not needed.
    public var values: SignalValues<Value, Failure> { values(waiting: .max) }

    /// The values as an asynchronous sequence that keeps only the newest `limit` values for a loop that is slower than the signal.
    public func values(waiting limit: Int) -> SignalValues<Value, Failure> {
        require(limit > 0, "values(waiting:) cannot keep \(limit) values. Give a limit of one or more.")
        return SignalValues(signal: self, limit: limit)
    }
}

/// See ``Signal/values``.
public struct SignalValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
    public typealias Element = Value

    let signal: Signal<Value, Failure>
    let limit: Int

    public func makeAsyncIterator() -> Iterator {
        let buffer = AsyncBuffer<Value, Failure>(limit: limit)
        // Held by the iterator, weakly by the subscription's handler: an abandoned loop ends the subscription.
        let subscription = signal.observe { [weak buffer] event in buffer?.put(event) }
        return Iterator(buffer: buffer, subscription: subscription.scoped())
    }

    /// One run through the values.
    public struct Iterator: AsyncIteratorProtocol {
        let buffer: AsyncBuffer<Value, Failure>
        let subscription: ScopedDisposable

        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
            let event = await withTaskCancellationHandler {
                await buffer.take(isolation: actor)
            } onCancel: { [buffer, subscription] in
                subscription.dispose()
                buffer.close()
            }
            switch event {
            case .next(let value): return value
            case .failed(let failure): throw failure
            case .completed: return nil
            }
        }

        public mutating func next() async throws(Failure) -> Value? {
            try await next(isolation: nil)
        }
    }
}
