import DequeModule

extension Signal {
    /// Keeps the newest `count` values and sends them when the source completes.
    ///
    ///     source         --a--b--c--|
    ///     take(last: 2)  -----------[bc|]
    ///
    /// - *Terminates:* when the source does, after the values.
    /// - *Fails:* when the source does; no values are sent then.
    /// - *Disposes:* the source. Disposed by one of the values, it sends no other.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `takeLast`, Combine `last` for one, ReactiveSwift `take(last:)`, swift-async-algorithms: the standard library's `suffix`.
    @inlinable public func take(last count: Int) -> Signal {
        require(count >= 0, "take(last:) cannot take \(count) values. Give a count of zero or more.")
        return Signal(starting: { [self] handle, subscription in
            let newest = Lock(Deque<Value>())
            start(in: subscription) { event in
                switch event {
                case .next(let value):
                    // What falls out is freed outside the lock.
                    _ = newest.withLock { newest -> Value? in
                        newest.append(value)
                        return newest.count > count ? newest.popFirst() : nil
                    }
                case .failed: handle(event)
                case .completed:
                    while !subscription.isDisposed, let value = newest.withLock({ $0.popFirst() }) {
                        handle(.next(value))
                    }
                    if !subscription.isDisposed { handle(.completed) }
                }
            }
        })
    }
}
