extension Signal {
    /// Runs `action` before the completion is passed on.
    ///
    ///     source       --a--b--|
    ///     doCompleted  --a--b--|
    ///     action       --------x
    ///
    ///     tweets.doCompleted { print("all loaded") }
    ///         .subscribe(next: { print($0.text) }, failed: { print($0) })
    ///
    /// - *Completes:* when the source does, after `action`.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. If `action` disposes the subscription, the completion is not passed on.
    /// - *Delivers on:* the source's thread; `action` runs there too.
    ///
    /// RxSwift `do(onCompleted:)`, Combine `handleEvents(receiveCompletion:)`, ReactiveSwift `on(completed:)`,
    /// swift-async-algorithms: none.
    @inlinable public func doCompleted(_ action: @escaping @Sendable () -> Void) -> Signal {
        Signal(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                if case .completed = event {
                    action()
                    if subscription.isDisposed { return }
                }
                handle(event)
            }
        })
    }
}
