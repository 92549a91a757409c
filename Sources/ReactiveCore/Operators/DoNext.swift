extension Signal {
    /// Runs `action` on each value before it goes on: for side effects that are not the subscriber's business, such as logging.
    ///
    ///     source  --a--b--|
    ///     doNext  --a--b--|
    ///     action  --a--b
    ///
    /// - *Terminates:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. If `action` disposes the subscription, the value goes no further.
    /// - *Delivers on:* the source's thread; `action` runs there too.
    ///
    /// RxSwift `do(onNext:)`, Combine `handleEvents(receiveOutput:)`, ReactiveSwift `on(value:)`, swift-async-algorithms: none.
    @inlinable public func doNext(_ action: @escaping @Sendable (Value) -> Void) -> Signal {
        Signal(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                if case .next(let value) = event {
                    action(value)
                    if subscription.isDisposed { return }
                }
                handle(event)
            }
        })
    }
}
