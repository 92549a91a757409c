extension Signal {
    /// Pairs the newest values of both signals whenever one of them sends.
    ///
    ///     a              --a--------b-----------|
    ///     b              ----x-----------y------|
    ///     combineLatest  ----'ax'---'bx'-'by'---|
    ///
    ///     let canSignIn = username.combineLatest(with: password)
    ///         .map { name, word in name.count >= 3 && word.count >= 6 }
    ///
    /// - *Completes:* when both have completed, or when one completes before its first value, since no pair can follow.
    /// - *Fails:* when one of them does, at once.
    /// - *Disposes:* both signals.
    /// - *Delivers on:* the thread of the signal that sends.
    ///
    /// RxSwift `combineLatest`, Combine `combineLatest`, ReactiveSwift `combineLatest`, swift-async-algorithms
    /// `combineLatest`.
    @inlinable public func combineLatest<Other: Sendable>(
        with other: Signal<Other, Failure>
    ) -> Signal<(Value, Other), Failure> {
        Signal<(Value, Other), Failure>(starting: { [self] handle, subscription in
            let newest = NewestValues((Value?.none, Other?.none), count: 2, subscription, handle) { ($0.0!, $0.1!) }
            newest.listen(to: self) { swap(&$0.0, &$1) }
            newest.listen(to: other) { swap(&$0.1, &$1) }
        })
    }
}
