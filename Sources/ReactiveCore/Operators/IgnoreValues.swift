extension Signal {
    /// Leaves out all values: what remains is how the source ends.
    ///
    ///     source        --a--b--|
    ///     ignoreValues  --------|
    ///
    /// - *Terminates:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `ignoreElements`, Combine `ignoreOutput`, ReactiveSwift: `filter` or `then`, swift-async-algorithms: none.
    @inlinable public func ignoreValues() -> Signal {
        filter { _ in false }
    }
}
