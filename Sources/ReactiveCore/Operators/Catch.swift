extension Signal {
    /// When the source fails, goes on with the signal that `handler` makes of the failure.
    ///
    ///     source   --a--b--#
    ///     handler          -x--y--|
    ///     catch    --a--b---x--y--|
    ///
    /// Inside `flatMap`, catch the *inner* signal: the outer one then lives on after a failure.
    ///
    /// - *Terminates:* when the source completes, or the replacement does.
    /// - *Fails:* when the replacement does.
    /// - *Disposes:* whichever of them runs.
    /// - *Delivers on:* the thread of whichever runs.
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
                    if !subscription.isDisposed { handler(failure).start(in: subscription, handle) }
                case .completed: handle(.completed)
                }
            }
        })
    }
}
