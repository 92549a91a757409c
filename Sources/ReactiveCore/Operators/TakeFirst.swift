extension Signal {
    /// Ends after `count` values.
    ///
    ///     source          --a--b-----c--d--|
    ///     take(first: 2)  --a--[b|]
    ///
    ///     numbers.take(first: 3)
    ///         .subscribe(next: { print($0) }, completed: { print("that's three") })
    ///
    /// The completion follows the last value at once, so an endless source stops before it makes another value.
    /// `take(first: 0)` completes at once, without subscribing to the source.
    ///
    /// - *Completes:* right after the last value, or when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. It is also disposed right after the last value.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `take(_:)`, Combine `prefix(_:)`, ReactiveSwift `take(first:)`, swift-async-algorithms: the standard
    /// library's `prefix`.
    @inlinable public func take(first count: Int) -> Signal {
        require(count >= 0, "take(first:) cannot take \(count) values. Give a count of zero or more.")
        if count == 0 { return .empty }
        return Signal(starting: { [self] handle, subscription in
            let remaining = Counter(count)
            start(in: subscription) { event in
                guard case .next = event else { return handle(event) }
                // Count the value before sending it, in case the subscriber sends another one into the source.
                let left = remaining.decrement()
                if left >= 0 { handle(event) }
                if left == 0, !subscription.isDisposed { handle(.completed) }
            }
        })
    }
}
