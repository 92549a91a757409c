extension Signal {
    /// Runs `action` at each subscription, before the source is subscribed to.
    ///
    ///     source        --a--b--|
    ///     doSubscribed  --a--b--|
    ///     action        x
    ///
    ///     search("swift").doSubscribed { print("searching") }
    ///         .doEnded { print("not searching any more") }
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. If `action` disposes the subscription, the source isn't subscribed to.
    /// - *Delivers on:* the source's thread; `action` runs on the thread that subscribes.
    ///
    /// RxSwift `do(onSubscribe:)`, Combine `handleEvents(receiveSubscription:)`, ReactiveSwift `on(starting:)`,
    /// swift-async-algorithms: none.
    public func doSubscribed(_ action: @escaping @Sendable () -> Void) -> Signal {
        Signal(starting: { [self] handle, subscription in
            if subscription.isDisposed { return }
            action()
            if !subscription.isDisposed { start(in: subscription, handle) }
        })
    }
}
