extension Signal {
    /// Like ``share(restartsAfter:disposal:)``, but sends a late subscriber the newest `count` values first.
    ///
    ///     source        --a--b--c--|
    ///       subscribed  ^----------!
    ///     first         --a--b--c--|
    ///     second               bc--|
    ///
    ///     let results = search("swift").replay(1)
    ///     results.subscribe(next: { print($0.count) }, failed: { print($0) })
    ///     results.subscribe(next: { print($0.first as Any) }, failed: { print($0) })  // no second request
    ///
    /// After the source has ended, a subscriber gets the newest values and the terminal event; the source isn't started
    /// again. If the last subscriber is disposed before that, the source is disposed and the values are dropped.
    /// `restartsAfter` changes that: with `[.failure, .disposal]`, a load that failed is tried again for the next
    /// subscriber. See ``RestartConditions``. With `disposal`, the source is disposed later: see ``DisposalTime``.
    ///
    /// - *Completes:* when the source does, for all subscribers.
    /// - *Fails:* when the source does, for all subscribers.
    /// - *Disposes:* the source, when the last subscriber is disposed, or the time that `disposal` gives later. Without
    ///   `.disposal` in `restartsAfter`, this signal must also have been released.
    /// - *Delivers on:* the source's thread; old values on the thread that subscribes.
    ///
    /// RxSwift `share(replay:scope:)`, Combine: none, ReactiveSwift `replayLazily(upTo:)`,
    /// swift-async-algorithms: none.
    @inlinable public func replay(
        _ count: Int, restartsAfter restarts: RestartConditions = .disposal, disposal: DisposalTime = .atOnce
    ) -> Signal {
        require(count > 0, "replay cannot keep \(count) values. Give a count of one or more, or use share().")
        return Multicast(self, restartsAfter: restarts, disposal) { ReplayCore<Value, Failure>(capacity: count) }.signal
    }
}
