extension Signal {
    /// A signal of one asynchronous operation: its result, then completion; what it throws is the failure.
    ///
    /// The operation starts with the subscription, in a task of its own. Disposing cancels the task, and whatever it still
    /// returns or throws, `CancellationError` too, is dropped.
    ///
    /// - *Terminates:* after the result.
    /// - *Fails:* with what the operation throws.
    /// - *Disposes:* the task: it is canceled.
    /// - *Delivers on:* wherever the operation ends; use `deliver(on:)`.
    ///
    /// RxSwift `Single.create` with a task, Combine `Future`, ReactiveSwift: none, swift-async-algorithms: not needed.
    public init(async operation: @escaping @Sendable () async throws(Failure) -> Value) {
        self.init { subscriber in
            let task = Task {
                do throws(Failure) {
                    subscriber.send(try await operation())
                    subscriber.complete()
                } catch {
                    subscriber.fail(error)
                }
            }
            return ActionDisposable { task.cancel() }
        }
    }
}
