extension Signal {
    /// Gathers the values into arrays of `count` values each.
    ///
    ///     source             --a--b--------c--|
    ///     collect(count: 2)  -----'[a,b]'-----['[c]'|]
    ///
    ///     tweets.collect(count: 20)
    ///         .subscribe(next: { print("a page of \($0.count)") }, failed: { print($0) })
    ///
    /// The last array may be shorter, but is never empty.
    ///
    /// - *Completes:* when the source does; a partial array is sent first.
    /// - *Fails:* when the source does; a partial array is dropped.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `buffer(timeSpan:count:scheduler:)`, Combine `collect(_:)`, ReactiveSwift `collect(count:)`,
    /// swift-async-algorithms `chunks(ofCount:)`.
    @inlinable public func collect(count: Int) -> Signal<[Value], Failure> {
        require(count > 0, "collect cannot make arrays of \(count) values. Give a count of one or more.")
        return Signal<[Value], Failure>(starting: { [self] handle, subscription in
            let gathered = Lock<[Value]>([])
            startChild(of: subscription) { event in
                switch event {
                case .next(let value):
                    let full = gathered.withLock { gathered -> [Value]? in
                        gathered.append(value)
                        return gathered.count < count ? nil : gathered.takeAll()
                    }
                    if let full { handle(.next(full)) }
                case .failed(let failure): handle(.failed(failure))
                case .completed:
                    if let rest = gathered.withLock({ $0.takeAll() }) { handle(.next(rest)) }
                    if !subscription.isDisposed { handle(.completed) }
                }
            }
        })
    }
}

extension Array {
    @inlinable mutating func takeAll() -> [Element]? {
        if isEmpty { return nil }
        var taken: [Element] = []
        swap(&taken, &self)
        return taken
    }
}
