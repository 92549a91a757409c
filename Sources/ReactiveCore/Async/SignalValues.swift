extension Signal {
    /// The values as an asynchronous sequence for `for await`. The loop throws the signal's failure; if `Failure` is
    /// `Never`, it can't throw.
    ///
    ///     Task {
    ///         for await text in searchText.values { print(text) }
    ///     }
    ///
    /// Each loop subscribes again. Leaving the loop or canceling its task disposes the subscription.
    ///
    /// What a signal sends while it is being subscribed to, such as the elements of ``from(_:)``, waits until the loop
    /// begins. If that never ends, subscribe on another thread, and limit what waits:
    ///
    ///     let numbers = Signal<Int, Never>.from(1...).subscribe(on: background)
    ///     for await number in numbers.values(waiting: 1) { print(number) }
    ///
    /// - *Completes:* the loop ends when the signal completes, after the waiting values.
    /// - *Fails:* the loop throws the failure, after the waiting values.
    /// - *Disposes:* the subscription, exactly once, when the loop is left or its task is canceled; waiting values are
    ///   dropped.
    /// - *Delivers on:* the loop's own task, whatever thread the signal sends on.
    ///
    /// RxSwift `values`, Combine `values`, ReactiveSwift: none, swift-async-algorithms: not needed.
    @inlinable public var values: SignalValues<Value, Failure> { values(waiting: .max) }

    /// The values as an asynchronous sequence that keeps only the newest `limit` values for a loop that is slower than
    /// the signal.
    @inlinable public func values(waiting limit: Int) -> SignalValues<Value, Failure> {
        require(limit > 0, "values(waiting:) cannot keep \(limit) values. Give a limit of one or more.")
        return SignalValues(signal: self, limit: limit)
    }
}

/// See ``Signal/values``.
public struct SignalValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
    public typealias Element = Value

    @usableFromInline let signal: Signal<Value, Failure>
    @usableFromInline let limit: Int

    @inlinable init(signal: Signal<Value, Failure>, limit: Int) {
        self.signal = signal
        self.limit = limit
    }

    @inlinable public func makeAsyncIterator() -> Iterator {
        let buffer = AsyncBuffer<Value, Failure>(limit: limit)
        buffer.start(signal)
        return Iterator(buffer: buffer, subscription: buffer.subscription.scoped())
    }

    /// One loop over the values.
    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let buffer: AsyncBuffer<Value, Failure>
        @usableFromInline let subscription: ScopedDisposable

        @inlinable init(buffer: AsyncBuffer<Value, Failure>, subscription: ScopedDisposable) {
            self.buffer = buffer
            self.subscription = subscription
        }

        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
            // If an event is waiting, skip the cancellation handler, because it is expensive.
            if !Task.isCancelled, let event = buffer.poll() { return try value(of: event) }
            return try value(
                of: await withTaskCancellationHandler {
                    await buffer.take(isolation: actor)
                } onCancel: { [buffer, subscription] in
                    subscription.dispose()
                    buffer.close()
                })
        }

        @inlinable func value(of event: Event<Value, Failure>) throws(Failure) -> Value? {
            switch event {
            case .next(let value): return value
            case .failed(let failure): throw failure
            case .completed: return nil
            }
        }

        @inlinable public mutating func next() async throws(Failure) -> Value? { try await next(isolation: nil) }
    }
}
