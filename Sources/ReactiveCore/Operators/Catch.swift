extension Signal {
    /// When the source fails, continues with the signal that `handler` returns for the failure.
    ///
    ///     source   --a--b--#
    ///     handler          -x--y--|
    ///     catch    --a--b---x--y--|
    ///
    ///     search("swift").catch { _ in cache }
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// Inside `flatMap`, catch the failure of the *inner* signal, so that the outer signal goes on.
    ///
    /// - *Completes:* when the source completes, or the replacement does.
    /// - *Fails:* when the replacement does.
    /// - *Disposes:* the source or the replacement, whichever is running.
    /// - *Delivers on:* the thread of the source or the replacement.
    ///
    /// RxSwift `catch`, Combine `catch`, ReactiveSwift `flatMapError`, swift-async-algorithms: none.
    @inlinable public func `catch`<NewFailure: Error>(
        _ handler: @escaping @Sendable (Failure) -> Signal<Value, NewFailure>
    ) -> Signal<Value, NewFailure> {
        Signal<Value, NewFailure>(starting: { [self] handle, subscription in
            startChild(of: subscription) { event in
                switch event {
                case .next(let value): handle(.next(value))
                case .failed(let failure):
                    if !subscription.isDisposed {
                        handler(failure).beside(subscription).start(in: subscription, handle)
                    }
                case .completed: handle(.completed)
                }
            }
        })
    }
}
