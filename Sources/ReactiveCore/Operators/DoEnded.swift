extension Signal {
    /// Runs `action` once when the signal completes, fails or is disposed, whichever comes first.
    ///
    ///     source   --a--b--|
    ///     doEnded  --a--b--|
    ///     action   --------x
    ///
    ///     search("swift").doEnded { print("not searching any more") }
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// - *Completes:* when the source does, after `action`.
    /// - *Fails:* when the source does, after `action`.
    /// - *Disposes:* the source. If `action` disposes the subscription, the terminal event is not passed on.
    /// - *Delivers on:* the source's thread; `action` runs there too, or on the thread that disposes.
    ///
    /// RxSwift `do(onDispose:)` (there after the terminal event), Combine `handleEvents` (with `receiveCompletion` and
    /// `receiveCancel`), ReactiveSwift `on(terminated:)`, swift-async-algorithms: none.
    public func doEnded(_ action: @escaping @Sendable () -> Void) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let ending = ActionDisposable(action)
            guard subscription.insert({ ending.dispose() }) != nil else { return }
            start(in: subscription) { event in
                if event.isTerminal {
                    ending.dispose()
                    if subscription.isDisposed { return }
                }
                handle(event)
            }
        })
    }
}
