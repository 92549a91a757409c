/// A property for the user interface: you read and set it on the main actor, and its signal delivers there.
@MainActor public final class MainProperty<Value: Sendable>: Sendable {
    private let property: Property<Value>
    private let scheduler: MainScheduler

    /// - Parameters:
    ///   - initial: the value until the first assignment.
    ///   - scheduler: moves work that starts on another thread to the main queue.
    public init(_ initial: Value, scheduler: MainScheduler = MainScheduler()) {
        property = Property(initial)
        self.scheduler = scheduler
    }

    deinit {
        // Freeing the property completes its signal, and that event belongs on the main actor too.
        if !mainQueueMark.isCurrent {
            scheduler.schedule { [property] in property.complete() }
        }
    }

    /// The current value. The signal sends each assignment, even of an equal value.
    ///
    /// `value += 1` loses no update, because all assignments happen on the main actor.
    public var value: Value {
        get { property.value }
        set { property.value = newValue }
    }

    /// Sets the value.
    /// - Returns: the previous value.
    @discardableResult
    public func swap(_ newValue: Value) -> Value { property.swap(newValue) }

    /// A read-only property with this property's value, transformed on the main actor. See ``Property/map(_:)``.
    public func map<NewValue: Sendable>(
        _ transform: @escaping @MainActor @Sendable (Value) -> NewValue
    ) -> MainReadOnlyProperty<NewValue> {
        MainReadOnlyProperty(signal: signal.map(transform)) { [source = property.map(\.self)] in
            transform(source.value)
        }
    }

    /// How many subscriptions the signal has now.
    public var subscriberCount: Int { property.subscriberCount }

    /// Sends the current value, then each assignment, and completes when the property is freed.
    ///
    /// Subscribing on the main queue sends the current value at once. From another thread, the subscription is first
    /// scheduled on the main queue.
    nonisolated public var signal: MainSignal<Value, Never> {
        property.signal.onMain(by: scheduler).uncheckedMain(by: scheduler)
    }
}

/// A value that follows a ``MainProperty`` and can't be set. ``MainProperty/map(_:)`` makes one.
@MainActor public struct MainReadOnlyProperty<Value: Sendable>: Sendable {
    /// Sends the current value, then each new one, and completes when the property that it follows is freed.
    nonisolated public let signal: MainSignal<Value, Never>

    let read: @MainActor @Sendable () -> Value

    /// The current value.
    public var value: Value { read() }

    /// A property whose value is this property's value, transformed. See ``MainProperty/map(_:)``.
    public func map<NewValue: Sendable>(
        _ transform: @escaping @MainActor @Sendable (Value) -> NewValue
    ) -> MainReadOnlyProperty<NewValue> {
        MainReadOnlyProperty<NewValue>(signal: signal.map(transform)) { [read] in transform(read()) }
    }
}
