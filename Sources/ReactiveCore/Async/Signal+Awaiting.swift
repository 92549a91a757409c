extension Signal {
    /// Subscribes and waits for the first value.
    ///
    ///     let tweets = try await search("swift").first ?? []
    ///
    /// The subscription is disposed as soon as there is a value, or when the waiting task is canceled.
    ///
    /// - Returns: nil if the signal completes without a value, or if the task is canceled (see `Task.isCancelled`).
    /// - Throws: the signal's failure, if it comes before a value. A signal that cannot fail needs no `try`.
    ///
    /// RxSwift `first` and `value`, Combine `values` with `first(where:)`, ReactiveSwift `first`,
    /// swift-async-algorithms: not needed.
    public var first: Value? { get async throws(Failure) { try await take(first: 1).onlyValue() } }

    /// Subscribes, waits for the completion, and returns the last value before it.
    ///
    ///     let total = await numbers.take(until: taps).scan(0, +).last ?? 0
    ///
    /// Canceling the waiting task disposes the subscription. If the signal never ends, nothing else ends the wait.
    ///
    /// - Returns: nil if the signal completes without a value, or if the task is canceled (see `Task.isCancelled`).
    /// - Throws: the signal's failure. A signal that cannot fail needs no `try`.
    ///
    /// RxSwift `last` and `value`, Combine `values`, ReactiveSwift `last`, swift-async-algorithms: not needed.
    public var last: Value? { get async throws(Failure) { try await take(last: 1).onlyValue() } }

    private func onlyValue() async throws(Failure) -> Value? {
        if Task.isCancelled { return nil }
        var iterator = values.makeAsyncIterator()
        return try await iterator.next()
    }
}

// The Swift 6.3.1 compiler crashes on a call to the getters above if `Failure` is `Never`, so this repeats them.
extension Signal where Failure == Never {
    /// Subscribes and waits for the first value; nil if there is none, or if the task is canceled.
    ///
    ///     let text = await searchText.first
    public var first: Value? { get async { await take(first: 1).onlyValue() } }

    /// Subscribes, waits for the completion, and returns the last value before it; nil if there is none, or if the task
    /// is canceled.
    public var last: Value? { get async { await take(last: 1).onlyValue() } }
}
