extension Signal {
    /// Applies `transform` to the failure.
    ///
    ///     source              --a--#
    ///     mapFailure(denied)  --a--#'denied'
    ///
    ///     search("swift").mapFailure { failure in ParseError(text: "\(failure)") }
    ///         .subscribe(next: { print($0.count) }, failed: { print($0.text) })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does, with the transformed failure.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `catch` with `error`, Combine `mapError`, ReactiveSwift `mapError`, swift-async-algorithms: none.
    @inlinable public func mapFailure<NewFailure: Error>(
        _ transform: @escaping @Sendable (Failure) -> NewFailure
    ) -> Signal<Value, NewFailure> {
        Signal<Value, NewFailure>(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                switch event {
                case .next(let value): handle(.next(value))
                case .failed(let failure): handle(.failed(transform(failure)))
                case .completed: handle(.completed)
                }
            }
        })
    }
}
