extension Signal {
    /// When the source fails, subscribes to it again, up to `count` more times.
    ///
    ///     source    --a--#
    ///     again          --b--c--|
    ///     retry(1)  --a----b--c--|
    ///
    ///     search("swift").retry(2)
    ///         .subscribe(next: { print($0.count) }, failed: { print("failed three times: \($0)") })
    ///
    /// `retry(2)` makes three subscriptions at most, in a loop, not recursively.
    ///
    /// - *Completes:* when a subscription to the source completes.
    /// - *Fails:* when the last subscription does.
    /// - *Disposes:* the source, which isn't subscribed to again.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `retry` (there the count includes the first attempt), Combine `retry`, ReactiveSwift `retry(upTo:)`,
    /// swift-async-algorithms: none.
    @inlinable public func retry(_ count: Int) -> Signal {
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
