extension Signal {
    /// Combines all values into one and sends it when the source completes.
    ///
    ///     source         --a--b--c--|
    ///     reduce("", +)  -----------['abc'|]
    ///
    ///     Signal.from(1...4).reduce(0, +)
    ///         .subscribe(next: { print($0) })  // 10
    ///
    /// - *Completes:* when the source does, after the result.
    /// - *Fails:* when the source does; no result is sent.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread; `combine` runs there, under no lock.
    ///
    /// RxSwift `reduce`, Combine `reduce`, ReactiveSwift `reduce`, swift-async-algorithms: the standard library's
    /// `reduce`.
    @inlinable public func reduce<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
    ) -> Signal<Result, Failure> {
        Signal<Result, Failure>(starting: { [self] handle, subscription in
            let result = LockedValue(initial)
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                switch event {
                case .next(let value): result.replace(with: combine(result.value, value))
                case .failed(let failure): handle(.failed(failure))
                case .completed:
                    source.dispose()
                    handle(.next(result.value))
                    if !subscription.isDisposed { handle(.completed) }
                }
            }
        })
    }
}
