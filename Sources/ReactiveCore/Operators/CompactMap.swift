extension Signal {
    /// Applies `transform` to each value and leaves out nil results.
    ///
    ///     source               --a--b--c--e--|
    ///     compactMap(isVowel)  --A--------E--|
    ///
    ///     searchText.compactMap { Int($0) }
    ///         .subscribe(next: { print($0 + 1) })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `compactMap`, Combine `compactMap`, ReactiveSwift `compactMap`, swift-async-algorithms: the standard
    /// library's `compactMap`.
    @inlinable public func compactMap<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> NewValue?
    ) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                switch event {
                case .next(let value): if let new = transform(value) { handle(.next(new)) }
                case .failed(let failure): handle(.failed(failure))
                case .completed: handle(.completed)
                }
            }
        })
    }
}
