extension Signal {
    /// Gathers values and sends them as one array when there are `count` of them, or at the next multiple of `period`.
    ///
    ///     source                               --ab------------c------------|
    ///     collect(count: 2, orEvery: 4 steps)  ---'[a,b]'--------'[c]'------|
    ///
    ///     taps.collect(count: 100, orEvery: .seconds(60), on: background)
    ///         .subscribe(next: { print("\($0.count) taps") })
    ///
    /// So no array is longer than `count`, and no value waits longer than `period`. Periods are counted from the
    /// subscription, as in ``collect(every:on:)``, whether or not an array was full before. No array is empty.
    ///
    /// - *Completes:* when the source does; waiting values are sent first, at once.
    /// - *Fails:* when the source does, at once; waiting values are dropped.
    /// - *Disposes:* the source and the timer; waiting values are dropped.
    /// - *Delivers on:* the source's thread if an array is full or the source has ended, otherwise `scheduler`.
    ///
    /// RxSwift `buffer(timeSpan:count:scheduler:)` (there with empty arrays), Combine `collect(.byTimeOrCount)`,
    /// ReactiveSwift: none, swift-async-algorithms `chunks(ofCount:or:)`.
    @inlinable public func collect(
        count: Int, orEvery period: Duration, on scheduler: some Scheduler
    ) -> Signal<[Value], Failure> {
        require(count > 0, "collect cannot make arrays of \(count) values. Give a count of one or more.")
        return collected(every: period, upTo: count, on: scheduler)
    }
}
