import Synchronization

extension Signal {
    /// Leaves out values until `isUnwanted` is false for one of them.
    ///
    ///     source           --a--b--c--a--|
    ///     skip(while: <c)  --------c--a--|
    ///
    ///     searchText.skip(while: { $0.isEmpty })
    ///         .subscribe(next: { print($0) })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `skip(while:)`, Combine `drop(while:)`, ReactiveSwift `skip(while:)`, swift-async-algorithms: the
    /// standard library's `drop(while:)`.
    @inlinable public func skip(while isUnwanted: @escaping @Sendable (Value) -> Bool) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let isOpen = Atomic<Bool>(false)
            start(in: subscription) { event in
                if case .next(let value) = event, !isOpen.load(ordering: .relaxed) {
                    if isUnwanted(value) { return }
                    isOpen.store(true, ordering: .relaxed)
                }
                handle(event)
            }
        })
    }
}
