extension Signal {
    /// Pairs each value with the newest value of `other`. Values that come before `other` has sent are left out.
    ///
    ///     source      --a-----b-----c-----|
    ///     other       ----x---------y------
    ///     withLatest  --------'bx'--'cx'--|
    ///
    ///     taps.withLatest(from: searchText)
    ///         .subscribe(next: { _, text in print("search for \(text)") })
    ///
    /// If both send at the same instant, the new value of `other` counts only if it is sent first.
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* both signals.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `withLatestFrom`, Combine: none, ReactiveSwift `withLatest(from:)`, swift-async-algorithms: none.
    @inlinable public func withLatest<Other: Sendable>(
        from other: Signal<Other, Never>
    ) -> Signal<(Value, Other), Failure> {
        Signal<(Value, Other), Failure>(starting: { [self] handle, subscription in
            let latest = LockedValue<Other?>(nil)
            other.startChild(of: subscription) { event in
                if case .next(let value) = event { latest.replace(with: value) }
            }
            if subscription.isDisposed { return }
            beside(subscription).start(in: subscription) { event in
                switch event {
                case .next(let value): if let other = latest.value { handle(.next((value, other))) }
                case .failed(let failure): handle(.failed(failure))
                case .completed: handle(.completed)
                }
            }
        })
    }
}
