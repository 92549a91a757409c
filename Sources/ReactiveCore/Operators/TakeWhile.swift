extension Signal {
    /// Ends at the first value for which `isWanted` is false. That value is left out, unless `inclusive` is true.
    ///
    ///     source           --a--b--c--a--|
    ///     take(while: <c)  --a--b--|
    ///
    ///     numbers.take(while: { $0 < 10 })
    ///         .subscribe(next: { print($0) })
    ///
    /// With `inclusive: true`, that value is sent, too, and the completion follows at once.
    ///
    /// - *Completes:* at the first unwanted value, or when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. It is also disposed at the first unwanted value.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `take(while:behavior:)`, Combine `prefix(while:)`, ReactiveSwift `take(while:)`, swift-async-algorithms:
    /// the standard library's `prefix(while:)`.
    @inlinable public func take(
        while isWanted: @escaping @Sendable (Value) -> Bool, inclusive: Bool = false
    ) -> Signal {
        Signal(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                guard case .next(let value) = event, !isWanted(value) else { return handle(event) }
                if inclusive { handle(event) }
                if !subscription.isDisposed { handle(.completed) }
            }
        })
    }
}
