extension Signal {
    /// Runs `action` when the subscription is disposed before the source has ended.
    ///
    ///     source      --a--b--c--|
    ///     doDisposed  --a--b-!
    ///     action      -------x
    ///
    ///     let subscription = search("swift")
    ///         .doDisposed { print("the search was canceled") }
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///     subscription.dispose()
    ///
    /// Together with ``doFailed(_:)`` and ``doCompleted(_:)`` it covers every way a subscription ends.
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread; `action` runs on the thread that disposes.
    ///
    /// RxSwift `do(onDispose:)` (there also after a terminal event), Combine `handleEvents(receiveCancel:)`,
    /// ReactiveSwift `on(interrupted:)`, swift-async-algorithms: none.
    public func doDisposed(_ action: @escaping @Sendable () -> Void) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let disposal = ActionDisposable(action)
            subscription.insert(disposal)
            start(in: subscription) { event in
                if event.isTerminal { disposal.forget() }
                handle(event)
            }
        })
    }
}
