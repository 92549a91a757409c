extension Signal {
    /// Like ``share()``, but a late subscriber is sent the newest `count` values first.
    ///
    ///     source        --a--b--c--|
    ///       subscribed  ^----------!
    ///     first         --a--b--c--|
    ///     second               bc--|
    ///
    /// After the source has ended, a subscriber is sent the newest values and the ending; the source isn't started anew. If the last
    /// subscriber goes before that, the source is disposed and the values are forgotten.
    ///
    /// - *Terminates:* when the source does, for all.
    /// - *Fails:* when the source does, for all.
    /// - *Disposes:* the source, with the last subscriber.
    /// - *Delivers on:* the source's thread; old values where they are subscribed to.
    ///
    /// RxSwift `share(replay:)`, Combine: none, ReactiveSwift `replayLazily(upTo:)`, swift-async-algorithms `share(bufferingPolicy:)`.
    public func replay(_ count: Int) -> Signal {
        require(count > 0, "replay cannot keep \(count) values. Give a count of one or more, or use share().")
        let multicast = Multicast(self, keepsEnded: true) { ReplayCore<Value, Failure>(capacity: count) }
        return Signal(starting: { handle, subscription in multicast.attach(handle, subscription) })
    }
}
