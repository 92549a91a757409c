extension Signal where Failure == Never {
    /// The same signal, in a type that could fail: to stand beside signals that do.
    ///
    ///     source                  --1--2--|
    ///     promoteFailure(to: E)   --1--2--|
    ///
    /// - *Terminates:* when the source does.
    /// - *Fails:* never.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// Combine `setFailureType(to:)`, ReactiveSwift `promoteError`, RxSwift: not needed, failures are untyped.
    @inlinable public func promoteFailure<NewFailure: Error>(
        to type: NewFailure.Type = NewFailure.self
    ) -> Signal<Value, NewFailure> {
        Signal<Value, NewFailure>(starting: { [self] handle, subscription in
            start({ event in
                switch event {
                case .next(let value): handle(.next(value))
                case .completed: handle(.completed)
                }
            }, subscription)
        })
    }
}
