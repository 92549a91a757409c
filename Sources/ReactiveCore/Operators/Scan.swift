extension Signal {
    /// Combines each value with the result of the values before it, and sends each result.
    ///
    ///     source       --a--b-----c------|
    ///     scan("", +)  --a--'ab'--'abc'--|
    ///
    ///     taps.scan(0) { count, _ in count + 1 }
    ///         .subscribe(next: { print("\($0) taps") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread; `combine` runs there, under no lock.
    ///
    /// RxSwift `scan`, Combine `scan`, ReactiveSwift `scan`, swift-async-algorithms `reductions`.
    @inlinable public func scan<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
    ) -> Signal<Result, Failure> {
        Signal<Result, Failure>(starting: { [self] handle, subscription in
            let latest = LockedValue(initial)
            start(in: subscription) { event in
                switch event {
                case .next(let value):
                    let result = combine(latest.value, value)
                    latest.replace(with: result)
                    handle(.next(result))
                case .failed(let failure): handle(.failed(failure))
                case .completed: handle(.completed)
                }
            }
        })
    }
}
