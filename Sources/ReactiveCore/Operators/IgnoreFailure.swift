extension Signal {
    /// Completes when the source fails. The failure is dropped.
    ///
    ///     source         --a--b--#
    ///     ignoreFailure  --a--b--|
    ///
    ///     let pictures = tweets.flatMap { tweet in
    ///         picture(tweet).ignoreFailure()  // a tweet without a picture ends nothing
    ///     }
    ///
    /// - *Completes:* when the source completes or fails.
    /// - *Fails:* never.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift: none (`catch` with `empty`), Combine: none (`catch` with `Empty`), ReactiveSwift: none (`flatMapError`
    /// with `empty`), swift-async-algorithms: none.
    @inlinable public func ignoreFailure() -> Signal<Value, Never> { `catch` { _ in .empty } }
}
