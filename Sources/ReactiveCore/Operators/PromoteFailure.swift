extension Signal where Failure == Never {
    /// The same signal with a failure type, so that you can combine it with signals that can fail.
    ///
    ///     source                      --a--b--|
    ///     promoteFailure(to: E.self)  --a--b--|
    ///
    ///     let text = searchText.promoteFailure(to: ServiceError.self)
    ///     let both = text.combineLatest(with: tweets)
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* never.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift: not needed, failures are untyped; Combine `setFailureType(to:)`, ReactiveSwift `promoteError`,
    /// swift-async-algorithms: none.
    @inlinable public func promoteFailure<NewFailure: Error>(
        to type: NewFailure.Type = NewFailure.self
    ) -> Signal<Value, NewFailure> {
        Signal<Value, NewFailure>(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                switch event {
                case .next(let value): handle(.next(value))
                case .completed: handle(.completed)
                }
            }
        })
    }
}
