extension Signal {
    /// Passes on the values for which `isIncluded` is true.
    ///
    ///     source           --a--b--c--e--|
    ///     filter(isVowel)  --a--------e--|
    ///
    ///     searchText.filter { $0.count > 2 }
    ///         .subscribe(next: { print("search for \($0)") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `filter`, Combine `filter`, ReactiveSwift `filter`, swift-async-algorithms: the standard library's
    /// `filter`.
    @inlinable public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Signal {
        Signal(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                if case .next(let value) = event, !isIncluded(value) { return }
                handle(event)
            }
        })
    }
}
