extension Signal {
    /// Leaves out all values and passes on only the terminal event.
    ///
    ///     source        --a--b--|
    ///     ignoreValues  --------|
    ///
    ///     tweets.ignoreValues()
    ///         .subscribe(next: { _ in }, failed: { print($0) }, completed: { print("all loaded") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `ignoreElements`, Combine `ignoreOutput`, ReactiveSwift: `filter` or `then`, swift-async-algorithms:
    /// none.
    @inlinable public func ignoreValues() -> Signal { filter { _ in false } }

    /// Leaves out all values, and changes the value type: `let loaded: Signal<Never, E> = tweets.ignoreValues()`.
    @_disfavoredOverload
    @inlinable public func ignoreValues<NewValue: Sendable>() -> Signal<NewValue, Failure> { compactMap { _ in nil } }
}
