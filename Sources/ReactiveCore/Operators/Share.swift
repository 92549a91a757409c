extension Signal {
    /// One subscription to the source for all subscribers: made for the first of them, disposed when the last has gone.
    ///
    ///     source        --a--b--c--|
    ///       subscribed  ^----------!
    ///     first         --a--b--c--|
    ///     second            -b--c--|
    ///
    /// Who subscribes late misses what was sent before. After the source has ended, the next subscriber starts it anew.
    /// The sharing is among the subscribers of *this* signal: keep it, and hand it out.
    ///
    /// - *Terminates:* when the source does, for all.
    /// - *Fails:* when the source does, for all.
    /// - *Disposes:* the source, with the last subscriber.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `share`, Combine `share`, ReactiveSwift `startWithSignal`, swift-async-algorithms `share`.
    public func share() -> Signal {
        let multicast = Multicast(self, keepsEnded: false) { SubjectCore<Value, Failure>() }
        return Signal(starting: { handle, subscription in multicast.attach(handle, subscription) })
    }
}
