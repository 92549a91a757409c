extension Signal {
    /// Runs `action` with the failure before it is passed on.
    ///
    ///     source    --a--b--#'denied'
    ///     doFailed  --a--b--#'denied'
    ///     action    --------'denied'
    ///
    ///     search("swift").doFailed { print("search failed: \($0)") }
    ///         .subscribe(next: { print($0.count) }, failed: { _ in })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does, after `action`.
    /// - *Disposes:* the source. If `action` disposes the subscription, the failure is not passed on.
    /// - *Delivers on:* the source's thread; `action` runs there too.
    ///
    /// RxSwift `do(onError:)`, Combine `handleEvents(receiveCompletion:)`, ReactiveSwift `on(failed:)`,
    /// swift-async-algorithms: none.
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
