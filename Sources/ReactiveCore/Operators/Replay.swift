extension Signal {
    /// Like ``share()``, but sends a late subscriber the newest `count` values first.
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
    ///
    /// - *Completes:* when the source does, for all subscribers.
    /// - *Fails:* when the source does, for all subscribers.
    /// - *Disposes:* the source, with the last subscriber.
    /// - *Delivers on:* the source's thread; old values on the thread that subscribes.
    ///
    /// RxSwift `share(replay:)`, Combine: none, ReactiveSwift `replayLazily(upTo:)`, swift-async-algorithms
    /// `share(bufferingPolicy:)`.
    @inlinable public func replay(_ count: Int) -> Signal {
        require(count > 0, "replay cannot keep \(count) values. Give a count of one or more, or use share().")
        let multicast = Multicast(self, keepsEnded: true) { ReplayCore<Value, Failure>(capacity: count) }
        return Signal(starting: { handle, subscription in multicast.attach(handle, subscription) })
    }
}
