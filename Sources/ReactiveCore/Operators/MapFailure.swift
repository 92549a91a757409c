extension Signal {
    /// Applies `transform` to the failure, if it comes to that.
    ///
    ///     source     --1--#
    ///     mapFailure --1--#   transform(failure)
    ///
    /// - *Terminates:* when the source does.
    /// - *Fails:* when the source does, with the transformed failure.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// Combine `mapError`, ReactiveSwift `mapError`, RxSwift `catch` with `error`.
    @inlinable public func mapFailure<NewFailure: Error>(
        _ transform: @escaping @Sendable (Failure) -> NewFailure
    ) -> Signal<Value, NewFailure> {
        Signal<Value, NewFailure>(starting: { [self] handle, subscription in
            start({ event in
                switch event {
                case .next(let value): handle(.next(value))
                case .failed(let failure): handle(.failed(transform(failure)))
                case .completed: handle(.completed)
                }
            }, subscription)
        })
    }
}
