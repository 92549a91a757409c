/// A value that follows a ``Property`` and can't be set. ``Property/map(_:)`` makes one.
public struct ReadOnlyProperty<Value: Sendable>: Sendable {
    /// Sends the current value at once, then each new one, and completes when the property that it follows is freed.
    public let signal: Signal<Value, Never>

    @usableFromInline let read: @Sendable () -> Value

    @inlinable init(signal: Signal<Value, Never>, read: @escaping @Sendable () -> Value) {
        self.signal = signal
        self.read = read
    }

    /// The current value.
    @inlinable public var value: Value { read() }

    /// A property whose value is this one's, transformed. See ``Property/map(_:)``.
    @inlinable public func map<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> NewValue
    ) -> ReadOnlyProperty<NewValue> {
        ReadOnlyProperty<NewValue>(signal: signal.map(transform)) { [read] in transform(read()) }
    }
}
