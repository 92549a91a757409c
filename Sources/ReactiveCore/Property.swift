/// A value that changes over time, with a signal of its changes.
///
///     let volume = Property(5)
///     volume.signal.subscribe(next: { print($0) })  // 5, then 6
///     volume.value = 6
///
/// You may read and set the value from any thread, even while an event is being delivered.
public final class Property<Value: Sendable>: Sendable {
    @usableFromInline let core: ReplayCore<Value, Never>

    /// - Parameter initial: the value until the first assignment.
    @inlinable public init(_ initial: Value) { core = ReplayCore(initial, capacity: 1) }

    deinit {
        complete()
    }

    func complete() { core.send(.completed) }

    /// The current value. The signal sends each assignment, even of an equal value.
    ///
    /// `value += 1` reads, then assigns: use ``modify(_:)`` if another thread may assign in between.
    @inlinable public var value: Value {
        get { core.last.value! }
        set { core.send(.next(newValue)) }
    }

    /// Changes the value in one step, so no assignment by another thread is lost.
    ///
    ///     visits.modify { $0 += 1 }
    ///
    /// The signal sends the new value even if it equals the old one, as it does for an assignment to ``value``. So a
    /// pipeline that begins with ``signal`` and modifies this property runs forever.
    ///
    /// No lock is held while `change` runs. If the value was assigned in the meantime, `change` runs again with the
    /// newer value, so it should do nothing but change its argument. It must not assign this property itself.
    /// - Returns: the result of the last call of `change`.
    @discardableResult
    @inlinable public func modify<Result>(_ change: (inout Value) -> Result) -> Result {
        for _ in 0..<1_000_000 {
            let old = core.last
            var value = old.value!
            let result = change(&value)
            if core.put(.next(value), ifStillAt: old.version).isSent { return result }
        }
        stop(
            """
            modify ran its closure a million times, and each time the property had been assigned in between.
            Don't assign a property inside its own modify: change the closure's argument instead.
            """)
    }

    /// Sets the value in one step.
    /// - Returns: the previous value.
    @discardableResult
    @inlinable public func swap(_ newValue: Value) -> Value { core.put(.next(newValue)).replaced! }

    /// A read-only property whose value is this property's value, transformed.
    ///
    ///     let isQuiet = volume.map { $0 < 3 }
    ///     print(isQuiet.value)
    ///     isQuiet.signal.distinct().subscribe(next: { print($0) })
    ///
    /// The new property doesn't keep this one alive. `transform` runs each time the value is read, and for each value
    /// that a subscriber gets.
    @inlinable public func map<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> NewValue
    ) -> ReadOnlyProperty<NewValue> {
        ReadOnlyProperty<NewValue>(signal: signal.map(transform)) { [core] in transform(core.last.value!) }
    }

    /// How many subscriptions the signal has now.
    public var subscriberCount: Int { core.subscriberCount }

    /// Sends the current value at once, then each assignment, and completes when the property is freed.
    ///
    /// The signal does not keep the property alive. If you subscribe after the property was freed, the signal sends the
    /// last value and completes.
    @inlinable public var signal: Signal<Value, Never> {
        Signal(starting: { [core] handle, subscription in core.attach(handle, subscription) })
    }
}

/// A value that follows a ``Property`` or a signal, and can't be set. ``Property/map(_:)`` makes one, and so do
/// ``Property/combineLatest(with:)-(Property<Other>)`` and ``init(_:then:)``.
public struct ReadOnlyProperty<Value: Sendable>: Sendable {
    /// Sends the current value at once, then each new one, and completes when no more can come: when the property that
    /// it follows is freed, for example.
    public let signal: Signal<Value, Never>

    @usableFromInline let read: @Sendable () -> Value

    @inlinable init(signal: Signal<Value, Never>, read: @escaping @Sendable () -> Value) {
        self.signal = signal
        self.read = read
    }

    /// The current value.
    @inlinable public var value: Value { read() }

    /// A property whose value is this property's value, transformed. See ``Property/map(_:)``.
    @inlinable public func map<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> NewValue
    ) -> ReadOnlyProperty<NewValue> {
        ReadOnlyProperty<NewValue>(signal: signal.map(transform)) { [read] in transform(read()) }
    }
}
