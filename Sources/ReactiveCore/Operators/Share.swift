extension Signal {
    /// Makes one subscription to the source for all subscribers: when the first one comes, until the last one goes.
    ///
    ///     source        --a--b--c--|
    ///       subscribed  ^----------!
    ///     first         --a--b--c--|
    ///     second            -b--c--|
    ///
    ///     let results = search("swift").share()
    ///     results.subscribe(next: { print($0.count) }, failed: { print($0) })
    ///     results.subscribe(next: { print($0.first as Any) }, failed: { _ in })  // the same request
    ///
    /// A late subscriber misses what was sent before. After the source has ended, the next subscriber starts it again.
    /// Only subscribers of *this* signal share: keep it, and hand it out.
    ///
    /// - *Completes:* when the source does, for all subscribers.
    /// - *Fails:* when the source does, for all subscribers.
    /// - *Disposes:* the source, with the last subscriber.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `share`, Combine `share`, ReactiveSwift `startWithSignal`, swift-async-algorithms `share`.
    @inlinable public func share() -> Signal {
        let multicast = Multicast(self, keepsEnded: false) { SubjectCore<Value, Failure>() }
        return Signal(starting: { handle, subscription in multicast.attach(handle, subscription) })
    }
}
