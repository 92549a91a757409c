extension ReadOnlyProperty {
    /// A property that follows a signal: its value is `initial`, then the newest that the signal has sent.
    ///
    ///     let count = ReadOnlyProperty(0, then: tweets.map { $0.count })
    ///     print(count.value)
    ///     count.signal.subscribe(next: { print($0) })
    ///
    /// It subscribes to `source` at once. The subscription lives as long as this property, its copies, and the
    /// properties made of it by `map` and `combineLatest(with:)`. When the last of them is released, the subscription
    /// is disposed, and ``signal`` completes. ``signal`` also completes with `source`; the value then stays. A
    /// subscriber of ``signal`` doesn't keep the property alive.
    @inlinable public init(_ initial: Value, then source: Signal<Value, Never>) {
        let following = Following(initial, source)
        let signal = Signal<Value, Never>(starting: { [core = following.core] handle, subscription in
            core.attach(handle, subscription)
        })
        self.init(signal: signal) { following.core.last.value! }
    }
}

/// A subscription that keeps the newest value, and lives as long as this object.
@usableFromInline final class Following<Value: Sendable>: Sendable {
    @usableFromInline let core: ReplayCore<Value, Never>
    private let subscription: any Disposable

    @usableFromInline init(_ initial: Value, _ source: Signal<Value, Never>) {
        let core = ReplayCore<Value, Never>(initial, capacity: 1)
        self.core = core
        // The source holds the core, but not this object.
        subscription = source.observe { event in core.send(event) }
    }

    deinit {
        subscription.dispose()
        core.send(.completed)
    }
}
