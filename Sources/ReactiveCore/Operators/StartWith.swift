extension Signal {
    /// Sends `value` first, at the moment of subscription.
    ///
    ///     source        --a--b--|
    ///     startWith(z)  z-a--b--|
    ///
    /// - *Terminates:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. Disposed by the first value, it doesn't subscribe to the source.
    /// - *Delivers on:* the source's thread; the first value where it is subscribed to.
    ///
    /// RxSwift `startWith`, Combine `prepend`, ReactiveSwift `prefix(value:)`, swift-async-algorithms `chain`.
    @inlinable public func startWith(_ value: Value) -> Signal {
        Signal(starting: { [self] handle, subscription in
            if subscription.isDisposed { return }
            handle(.next(value))
            if !subscription.isDisposed { start(in: subscription, handle) }
        })
    }
}
