extension Signal {
    /// When the source fails, subscribes to it anew, up to `count` further times.
    ///
    ///     source    --a--#
    ///     again          --b--c--|
    ///     retry(1)  --a----b--c--|
    ///
    /// `retry(2)` is three subscriptions at most. They are started by a loop, not by recursion.
    ///
    /// - *Terminates:* when a subscription to the source completes.
    /// - *Fails:* when the last of them does.
    /// - *Disposes:* the source; it isn't subscribed to again.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `retry` (there the count is that of all attempts), Combine `retry`, ReactiveSwift `retry(upTo:)`, swift-async-algorithms: none.
    public func retry(_ count: Int) -> Signal {
        require(count >= 0, "retry cannot try \(count) more times. Give a count of zero or more.")
        return Signal(starting: { [self] handle, subscription in
            let trampoline = Trampoline()
            let remaining = Counter(count)
            @Sendable func attempt() {
                trampoline.bounce {
                    startChild(of: subscription) { event in
                        if case .failed = event, remaining.decrement() >= 0 { attempt() } else { handle(event) }
                    }
                }
            }
            attempt()
        })
    }
}
