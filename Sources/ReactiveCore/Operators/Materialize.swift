extension Signal {
    /// Sends each event as a value, including the terminal event, and then completes.
    ///
    ///     source       --a--b--#
    ///     materialize  --a--b--['#'|]
    ///
    ///     tweets.materialize()
    ///         .subscribe(next: { event in print(event.isTerminal) })
    ///
    /// - *Completes:* when the source completes or fails.
    /// - *Fails:* never.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `materialize`, Combine: none, ReactiveSwift `materialize`, swift-async-algorithms: none.
    @inlinable public func materialize() -> Signal<Event<Value, Failure>, Never> {
        Signal<Event<Value, Failure>, Never>(starting: { [self] handle, subscription in
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                if event.isTerminal { source.dispose() }
                handle(.next(event))
                if event.isTerminal, !subscription.isDisposed { handle(.completed) }
            }
        })
    }
}
