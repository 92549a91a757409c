extension Signal {
    /// Applies `transform` to each value.
    ///
    ///     source          --a--b--c--|
    ///     map(uppercase)  --A--B--C--|
    ///
    ///     searchText.map { $0.count > 2 }
    ///         .subscribe(next: { print($0 ? "valid" : "too short") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `map`, Combine `map`, ReactiveSwift `map`, swift-async-algorithms: the standard library's `map`.
    @inlinable public func map<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> NewValue
    ) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                switch event {
                case .next(let value): handle(.next(transform(value)))
                case .failed(let failure): handle(.failed(failure))
                case .completed: handle(.completed)
                }
            }
        })
    }
}
