extension Signal {
    /// Ends at the first value for which `isWanted` is false, and leaves that value out.
    ///
    ///     source           --a--b--c--a--|
    ///     take(while: <c)  --a--b--|
    ///
    ///     numbers.take(while: { $0 < 10 })
    ///         .subscribe(next: { print($0) })
    ///
    /// - *Completes:* at the first unwanted value, or when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source, also at the first unwanted value.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `take(while:)`, Combine `prefix(while:)`, ReactiveSwift `take(while:)`, swift-async-algorithms: the
    /// standard library's `prefix(while:)`.
    @inlinable public func take(while isWanted: @escaping @Sendable (Value) -> Bool) -> Signal {
        Signal(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                if case .next(let value) = event, !isWanted(value) { return handle(.completed) }
                handle(event)
            }
        })
    }
}
