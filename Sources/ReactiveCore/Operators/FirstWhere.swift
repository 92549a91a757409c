extension Signal {
    /// Sends the first value for which `isWanted` is true, and completes.
    ///
    ///     source            --a--b--c-----d--|
    ///     first(where: >b)  --------[c|]
    ///
    ///     searchText.first(where: { $0.count > 2 })
    ///         .subscribe(next: { print("worth a search: \($0)") })
    ///
    /// - *Completes:* with that value; without a value if the source completes first.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. It is also disposed right after the value.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `filter` with `take(1)`, Combine `first(where:)`, ReactiveSwift `filter` with `take(first: 1)`,
    /// swift-async-algorithms: the standard library's `first(where:)`.
    @inlinable public func first(where isWanted: @escaping @Sendable (Value) -> Bool) -> Signal {
        filter(isWanted).take(first: 1)
    }
}
