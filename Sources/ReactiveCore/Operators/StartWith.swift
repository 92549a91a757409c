extension Signal {
    /// Sends `values` first, at the moment of subscription.
    ///
    ///     source        --a--b--|
    ///     startWith(z)  z-a--b--|
    ///
    ///     suggestions("swift").startWith([])
    ///         .subscribe(next: { print("\($0.count) suggestions") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. If you dispose the subscription during `values`, the source isn't subscribed to.
    /// - *Delivers on:* the source's thread; `values` on the thread that subscribes.
    ///
    /// RxSwift `startWith`, Combine `prepend`, ReactiveSwift `prefix(value:)`, swift-async-algorithms `chain`.
    public func startWith(_ values: Value...) -> Signal { starting(with: values) }

    func starting(with values: [Value]) -> Signal {
        Signal(starting: { [self] handle, subscription in
            for value in values {
                if subscription.isDisposed { return }
                handle(.next(value))
            }
            if !subscription.isDisposed { start(in: subscription, handle) }
        })
    }
}
