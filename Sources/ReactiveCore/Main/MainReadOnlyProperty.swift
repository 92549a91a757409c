/// A value that follows a ``MainProperty`` and can't be set. ``MainProperty/map(_:)`` makes one.
@MainActor public struct MainReadOnlyProperty<Value: Sendable>: Sendable {
    /// Sends the current value, then each new one, and completes when the property that it follows is freed.
    nonisolated public let signal: MainSignal<Value, Never>

    let read: @MainActor @Sendable () -> Value

    /// The current value.
    public var value: Value { read() }

    /// A property whose value is this one's, transformed. See ``MainProperty/map(_:)``.
    public func map<NewValue: Sendable>(
        _ transform: @escaping @MainActor @Sendable (Value) -> NewValue
    ) -> MainReadOnlyProperty<NewValue> {
        MainReadOnlyProperty<NewValue>(signal: signal.map(transform)) { [read] in transform(read()) }
    }
}
