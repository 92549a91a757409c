extension Signal {
    /// Gathers all values and sends them as one array when the source completes.
    ///
    ///     source   --a--b--c--|
    ///     collect  -----------['[a,b,c]'|]
    ///
    ///     Signal.from(1...3).collect()
    ///         .subscribe(next: { print($0) })  // [1, 2, 3]
    ///
    /// - *Completes:* when the source does, after the array.
    /// - *Fails:* when the source does; no array is sent.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `toArray`, Combine `collect`, ReactiveSwift `collect`, swift-async-algorithms `Array.init(_:)`.
    @inlinable public func collect() -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(starting: { [self] handle, subscription in
            let gathered = Lock<[Value]>([])
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                switch event {
                case .next(let value): gathered.withLock { $0.append(value) }
                case .failed(let failure): handle(.failed(failure))
                case .completed:
                    source.dispose()
                    handle(.next(gathered.withLock { $0 }))
                    if !subscription.isDisposed { handle(.completed) }
                }
            }
        })
    }
}
