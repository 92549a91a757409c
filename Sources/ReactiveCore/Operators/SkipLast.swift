extension Signal {
    /// Leaves out the last `count` values: each value waits until `count` newer ones have arrived.
    ///
    ///     source         --a--b--c--d--|
    ///     skip(last: 2)  --------a--b--|
    ///
    ///     Signal.from(1...4).skip(last: 1)
    ///         .subscribe(next: { print($0) })  // 1, 2, 3
    ///
    /// - *Completes:* when the source does; waiting values are dropped.
    /// - *Fails:* when the source does; waiting values are dropped.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift: none, Combine: none, ReactiveSwift: none, swift-async-algorithms: none.
    @inlinable public func skip(last count: Int) -> Signal {
        require(count >= 0, "skip(last:) cannot skip \(count) values. Give a count of zero or more.")
        return Signal(starting: { [self] handle, subscription in
            let newest = Lock(Ring<Value>())
            start(in: subscription) { event in
                guard case .next(let value) = event else { return handle(event) }
                let released = newest.withLock { $0.append(value, keeping: count) }
                if let released { handle(.next(released)) }
            }
        })
    }
}
