extension Signal {
    /// Keeps the newest `count` values and sends them when the source completes.
    ///
    ///     source         --a--b--c--|
    ///     take(last: 2)  -----------[bc|]
    ///
    ///     Signal.from(1...4).take(last: 2)
    ///         .subscribe(next: { print($0) })  // 3, 4
    ///
    /// `take(last: 0)` completes at once, without subscribing to the source, like `take(first: 0)`.
    ///
    /// - *Completes:* when the source does, after the values.
    /// - *Fails:* when the source does; then no values are sent.
    /// - *Disposes:* the source. If you dispose the subscription during the values, the rest are not sent.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `takeLast`, Combine `last` for one, ReactiveSwift `take(last:)`, swift-async-algorithms: none.
    @inlinable public func take(last count: Int) -> Signal {
        require(count >= 0, "take(last:) cannot take \(count) values. Give a count of zero or more.")
        if count == 0 { return .empty }
        return Signal(starting: { [self] handle, subscription in
            let newest = Lock(Ring<Value>())
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                switch event {
                case .next(let value):
                    // The oldest value is released outside the lock.
                    _ = newest.withLock { $0.append(value, keeping: count) }
                case .failed: handle(event)
                case .completed:
                    source.dispose()
                    while !subscription.isDisposed, let value = newest.withLock({ $0.popFirst() }) {
                        handle(.next(value))
                    }
                    if !subscription.isDisposed { handle(.completed) }
                }
            }
        })
    }
}
