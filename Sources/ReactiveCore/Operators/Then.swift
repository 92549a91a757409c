extension Signal {
    /// Waits for the source to complete, then goes on with another signal. The source's values are left out.
    ///
    ///     source  --a--b--|
    ///     next()          -x--y--|
    ///     then    ---------x--y--|
    ///
    /// `next` is called when the source has completed, not before; never if it fails.
    ///
    /// - *Terminates:* when the second signal does.
    /// - *Fails:* when the source does, or the second signal.
    /// - *Disposes:* whichever of them runs.
    /// - *Delivers on:* the second signal's thread.
    ///
    /// RxSwift `andThen`, Combine `ignoreOutput` with `append`, ReactiveSwift `then`, swift-async-algorithms: none.
    @inlinable public func then<NewValue: Sendable>(
        _ next: @escaping @Sendable () -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(starting: { [self] handle, subscription in
            startChild(of: subscription) { event in
                switch event {
                case .next: break
                case .failed(let failure): handle(.failed(failure))
                case .completed: if !subscription.isDisposed { next().start(in: subscription, handle) }
                }
            }
        })
    }

    /// The same with a second signal that cannot fail.
    @_disfavoredOverload
    @inlinable public func then<NewValue: Sendable>(
        _ next: @escaping @Sendable () -> Signal<NewValue, Never>
    ) -> Signal<NewValue, Failure> {
        then { next().promoteFailure(to: Failure.self) }
    }
}

extension Signal where Failure == Never {
    /// The same on a source that cannot fail: the failures are the second signal's.
    @_disfavoredOverload
    @inlinable public func then<NewValue: Sendable, NewFailure: Error>(
        _ next: @escaping @Sendable () -> Signal<NewValue, NewFailure>
    ) -> Signal<NewValue, NewFailure> {
        promoteFailure(to: NewFailure.self).then(next)
    }
}
