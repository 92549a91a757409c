extension Signal {
    /// Leaves out the first `count` values.
    ///
    ///     source          --a--b--c--d--|
    ///     skip(first: 2)  --------c--d--|
    ///
    ///     searchText.skip(first: 1)  // without the text at launch
    ///         .subscribe(next: { print("edited: \($0)") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `skip(_:)`, Combine `dropFirst(_:)`, ReactiveSwift `skip(first:)`, swift-async-algorithms: the standard
    /// library's `dropFirst`.
    @inlinable public func skip(first count: Int) -> Signal {
        require(count >= 0, "skip(first:) cannot skip \(count) values. Give a count of zero or more.")
        return Signal(starting: { [self] handle, subscription in
            let remaining = Counter(count)
            start(in: subscription) { event in
                if case .next = event, remaining.decrement() >= 0 { return }
                handle(event)
            }
        })
    }
}
