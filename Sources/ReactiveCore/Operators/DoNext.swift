extension Signal {
    /// Runs `action` with each value before it is passed on, for side effects such as logging.
    ///
    ///     source  --a--b--|
    ///     doNext  --a--b--|
    ///     action  --a--b
    ///
    ///     searchText.doNext { print("typed: \($0)") }
    ///         .filter { $0.count > 2 }
    ///         .subscribe(next: { print("search: \($0)") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. If `action` disposes the subscription, the value is not passed on.
    /// - *Delivers on:* the source's thread; `action` runs there too.
    ///
    /// RxSwift `do(onNext:)`, Combine `handleEvents(receiveOutput:)`, ReactiveSwift `on(value:)`,
    /// swift-async-algorithms: none.
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
