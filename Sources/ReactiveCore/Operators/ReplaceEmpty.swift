import Synchronization

extension Signal {
    /// Sends `value` if the source completes without a value.
    ///
    ///     source                 --------|
    ///     replaceEmpty(with: z)  --------[z|]
    ///
    ///     suggestions("swift").filter { !$0.isEmpty }
    ///         .replaceEmpty(with: ["no suggestions"])
    ///         .subscribe(next: { print($0) })
    ///
    /// - *Completes:* when the source does, after `value` if the source has sent none.
    /// - *Fails:* when the source does; `value` isn't sent.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `ifEmpty(default:)`, Combine `replaceEmpty(with:)`, ReactiveSwift: none, swift-async-algorithms: none.
    @inlinable public func replaceEmpty(with value: Value) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let isEmpty = Atomic<Bool>(true)
            startChild(of: subscription) { event in
                switch event {
                case .next: isEmpty.store(false, ordering: .relaxed)
                case .failed: break
                case .completed:
                    if isEmpty.load(ordering: .relaxed) { handle(.next(value)) }
                    if subscription.isDisposed { return }
                }
                handle(event)
            }
        })
    }
}
