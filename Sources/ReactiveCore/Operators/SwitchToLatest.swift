extension Signal {
    /// Sends the values of the newest signal that the source has sent; the one before is disposed.
    ///
    ///     source          --a-----b-----|
    ///     a                 --1--2!
    ///     b                       --3--|
    ///     switchToLatest  ----1--2--3--|
    ///
    /// - *Terminates:* when the source and the newest signal have completed.
    /// - *Fails:* when the source or the newest signal does, at once.
    /// - *Disposes:* the source and the newest signal.
    /// - *Delivers on:* the thread of the newest signal.
    ///
    /// RxSwift `switchLatest`, Combine `switchToLatest`, ReactiveSwift `flatten(.latest)`.
    @inlinable public func switchToLatest<Inner: Sendable>() -> Signal<Inner, Failure> where Value == Signal<Inner, Failure> {
        flatMapLatest { $0 }
    }
}
