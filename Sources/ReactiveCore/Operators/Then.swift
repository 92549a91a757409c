extension Signal {
    /// Waits for the source to complete, then continues with another signal. The source's values are left out.
    ///
    ///     source  --a--b--|
    ///     next()          -x--y--|
    ///     then    ---------x--y--|
    ///
    ///     requestAccess()
    ///         .then { search("swift") }
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// `next` runs when the source has completed. If the source fails, `next` never runs.
    ///
    /// - *Completes:* when the second signal does.
    /// - *Fails:* when the source or the second signal does.
    /// - *Disposes:* the source or the second signal, whichever is running.
    /// - *Delivers on:* the second signal's thread; a failure of the source on the source's thread.
    ///
    /// RxSwift `andThen`, Combine `ignoreOutput` with `append`, ReactiveSwift `then`, swift-async-algorithms: none.
    public func then<NewValue: Sendable>(
        _ next: @escaping @Sendable () -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(starting: { [self] handle, subscription in
            startChild(of: subscription) { event in
                switch event {
                case .next: break
                case .failed(let failure): handle(.failed(failure))
                case .completed:
                    if !subscription.isDisposed { next().beside(subscription).start(in: subscription, handle) }
                }
            }
        })
    }

    /// Like ``then(_:)``, with a second signal that cannot fail.
    @_disfavoredOverload
    public func then<NewValue: Sendable>(
        _ next: @escaping @Sendable () -> Signal<NewValue, Never>
    ) -> Signal<NewValue, Failure> { then { next().promoteFailure(to: Failure.self) } }
}

extension Signal where Failure == Never {
    /// Like ``then(_:)``, for a source that cannot fail: only the second signal can.
    @_disfavoredOverload
    public func then<NewValue: Sendable, NewFailure: Error>(
        _ next: @escaping @Sendable () -> Signal<NewValue, NewFailure>
    ) -> Signal<NewValue, NewFailure> { promoteFailure(to: NewFailure.self).then(next) }
}
