extension Signal {
    /// When the source fails, sends `value` instead and completes.
    ///
    ///     source                   --a--#
    ///     replaceFailure(with: z)  --a--[z|]
    ///
    ///     let results = searchText.flatMapLatest { text in
    ///         search(text).replaceFailure(with: [])
    ///     }
    ///
    /// - *Completes:* when the source completes or fails.
    /// - *Fails:* never.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `catchAndReturn`, Combine `replaceError(with:)`, ReactiveSwift `flatMapError`, swift-async-algorithms:
    /// none.
    @inlinable public func replaceFailure(with value: Value) -> Signal<Value, Never> { `catch` { _ in .just(value) } }
}
