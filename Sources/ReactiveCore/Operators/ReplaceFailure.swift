extension Signal {
    /// When the source fails, sends `value` instead and completes.
    ///
    ///     source             --1--#
    ///     replaceFailure(0)  --1--(0|)
    ///
    /// - *Terminates:* when the source completes or fails.
    /// - *Fails:* never.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `catchAndReturn`, Combine `replaceError(with:)`, ReactiveSwift `flatMapError`.
    @inlinable public func replaceFailure(with value: Value) -> Signal<Value, Never> {
        `catch` { _ in .just(value) }
    }
}
