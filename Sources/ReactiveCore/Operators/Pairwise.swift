extension Signal {
    /// Sends each value together with the one before it.
    ///
    ///     source    --a--b--------c--------|
    ///     pairwise  -----'ab'-----'bc'-----|
    ///
    ///     numbers.pairwise()
    ///         .subscribe(next: { old, new in print(new > old ? "up" : "down") })
    ///
    /// Nothing is sent for the first value alone.
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift: none (`zip` with `skip(1)`), Combine: none (`scan`), ReactiveSwift `combinePrevious`,
    /// swift-async-algorithms `adjacentPairs`.
    @inlinable public func pairwise() -> Signal<(Value, Value), Failure> {
        Signal<(Value, Value), Failure>(starting: { [self] handle, subscription in
            let previous = LockedValue<Value?>(nil)
            start(in: subscription) { event in
                switch event {
                case .next(let value):
                    let old = previous.value
                    previous.replace(with: value)
                    if let old { handle(.next((old, value))) }
                case .failed(let failure): handle(.failed(failure))
                case .completed: handle(.completed)
                }
            }
        })
    }
}
