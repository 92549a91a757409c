extension Signal where Failure == Never {
    /// The same signal, in a type that could fail: to stand beside signals that do.
    ///
    ///     source                      --a--b--|
    ///     promoteFailure(to: E.self)  --a--b--|
    ///
    /// - *Terminates:* when the source does.
    /// - *Fails:* never.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift: not needed, failures are untyped; Combine `setFailureType(to:)`, ReactiveSwift `promoteError`, swift-async-algorithms: none.
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
