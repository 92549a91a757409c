extension Signal {
    /// Sends the values of the newest signal that the source has sent; the previous signal is disposed.
    ///
    ///     source          --a-------b-----|
    ///     of a              -u--v--w!
    ///     of b                      --y--z|
    ///     switchToLatest  ---u--v--w--y--z|
    ///
    ///     let searches = searchText.promoteFailure(to: ServiceError.self).map { search($0) }
    ///     let results = searches.switchToLatest()
    ///
    /// - *Completes:* when the source and the newest signal have completed.
    /// - *Fails:* when the source or the newest signal does, at once.
    /// - *Disposes:* the source and the newest signal.
    /// - *Delivers on:* the thread of the newest signal, or the source's if the source ends the result.
    ///
    /// RxSwift `switchLatest`, Combine `switchToLatest`, ReactiveSwift `flatten(.latest)`, swift-async-algorithms
    /// `flatMapLatest`.
    @inlinable public func switchToLatest<Inner: Sendable>() -> Signal<Inner, Failure>
    where Value == Signal<Inner, Failure> {
        flatMapLatest { $0 }
    }
}
