extension Signal {
    /// Leaves out a value if `areEqual` says it equals the last value sent.
    ///
    ///     source    --a--a--b--b--a--|
    ///     distinct  --a-----b-----a--|
    ///
    ///     searchText.distinct { $0.lowercased() == $1.lowercased() }
    ///         .subscribe(next: { print($0) })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread; `areEqual` runs there, under no lock.
    ///
    /// RxSwift `distinctUntilChanged`, Combine `removeDuplicates`, ReactiveSwift `skipRepeats`, swift-async-algorithms
    /// `removeDuplicates`.
    @inlinable public func distinct(by areEqual: @escaping @Sendable (Value, Value) -> Bool) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let previous = LockedValue<Value?>(nil)
            start(in: subscription) { event in
                if case .next(let value) = event {
                    if let old = previous.value, areEqual(old, value) { return }
                    previous.replace(with: value)
                }
                handle(event)
            }
        })
    }

    /// Leaves out a value if its property at `keyPath` equals the last sent value's. See ``distinct(by:)``.
    ///
    ///     tweets.distinct(by: \.text)
    ///         .subscribe(next: { print($0) }, failed: { print($0) })
    @inlinable public func distinct<Key: Equatable & Sendable>(by keyPath: any KeyPath<Value, Key> & Sendable) -> Signal
    {
        distinct { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

extension Signal where Value: Equatable {
    /// Leaves out a value that equals the last value sent. See ``distinct(by:)``.
    @inlinable public func distinct() -> Signal { distinct(by: ==) }
}
