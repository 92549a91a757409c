extension Signal {
    /// Runs `action` on a failure before it goes on.
    ///
    ///     source    --a--b--#'denied'
    ///     doFailed  --a--b--#'denied'
    ///     action    --------'denied'
    ///
    /// - *Terminates:* when the source does.
    /// - *Fails:* when the source does, after `action`.
    /// - *Disposes:* the source. If `action` disposes the subscription, the failure goes no further.
    /// - *Delivers on:* the source's thread; `action` runs there too.
    ///
    /// RxSwift `do(onError:)`, Combine `handleEvents(receiveCompletion:)`, ReactiveSwift `on(failed:)`, swift-async-algorithms: none.
    @inlinable public func doFailed(_ action: @escaping @Sendable (Failure) -> Void) -> Signal {
        Signal(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                if case .failed(let failure) = event {
                    action(failure)
                    if subscription.isDisposed { return }
                }
                handle(event)
            }
        })
    }
}
