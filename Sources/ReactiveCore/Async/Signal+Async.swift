extension Signal {
    /// A signal of one asynchronous operation: it sends the result and completes, or fails with the error that the
    /// operation throws.
    ///
    ///     let avatar = Signal(async: { () throws(ServiceError) in
    ///         try await service.load("avatar")
    ///     })
    ///
    /// Each subscription starts the operation in a new task. Disposing cancels the task; the operation doesn't run if
    /// its task hasn't begun. A result or error that comes later is dropped, even a `CancellationError`.
    ///
    /// - *Completes:* after the result.
    /// - *Fails:* with the error that the operation throws.
    /// - *Disposes:* the task, by canceling it.
    /// - *Delivers on:* the thread on which the operation ends; use `deliver(on:)`.
    ///
    /// RxSwift `Single.create` with a task, Combine `Future`, ReactiveSwift: none, swift-async-algorithms: not needed.
    @inlinable public init(async operation: @escaping @Sendable () async throws(Failure) -> Value) {
        self.init { subscriber in
            let task = Task {
                if subscriber.isDisposed { return }
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
