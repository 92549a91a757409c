// The bridges to async code. A loop runs where its task does; only the subscription is on the main actor.

extension MainSignal {
    /// The values as an asynchronous sequence for `for await`. See ``Signal/values``.
    ///
    ///     for await text in searchText.deliver(on: main).values { print(text) }
    public var values: SignalValues<Value, Failure> { signal.values }

    /// The values as an asynchronous sequence that keeps at most `limit` values. See ``Signal/values(waiting:)``.
    public func values(waiting limit: Int) -> SignalValues<Value, Failure> { signal.values(waiting: limit) }

    /// Subscribes and waits for the first value; nil if there is none, or if the task is canceled. See
    /// ``Signal/first``.
    public var first: Value? { get async throws(Failure) { try await signal.first } }

    /// Subscribes, waits for the completion, and returns the last value before it; nil if there is none, or if the task
    /// is canceled. See ``Signal/last``.
    public var last: Value? { get async throws(Failure) { try await signal.last } }
}

// Repeated for the reason that Signal+Awaiting.swift gives.
extension MainSignal where Failure == Never {
    /// Subscribes and waits for the first value; nil if there is none, or if the task is canceled.
    public var first: Value? { get async { await signal.first } }

    /// Subscribes, waits for the completion, and returns the last value before it; nil if there is none, or if the task
    /// is canceled.
    public var last: Value? { get async { await signal.last } }
}
