/// A value that changes over time, with a signal of its changes.
///
///     let volume = Property(5)
///     volume.signal.subscribe(next: { print($0) })  // 5, then 6
///     volume.value = 6
///
/// You may read and set it from any thread, also from inside its own events.
public final class Property<Value: Sendable>: Sendable {
    private let core: ReplayCore<Value, Never>

    /// - Parameter initial: the value until the first assignment.
    public init(_ initial: Value) {
        core = ReplayCore([initial], capacity: 1)
    }

    deinit {
        complete()
    }

    /// Completes the signal, unless it has completed already.
    func complete() {
        core.send(.completed)
    }

    /// The current value. The signal sends each assignment, even of an equal value.
    public var value: Value {
        get { core.last! }
        set { core.send(.next(newValue)) }
    }

    /// How many subscriptions the signal has now.
    public var subscriberCount: Int { core.subscriberCount }

    /// Sends the current value at once, then each assignment, and completes when the property is freed.
    ///
    /// It does not keep the property alive. Subscribed to after that, it sends the last value and completes.
    public var signal: Signal<Value, Never> {
        Signal(starting: { [core] handle, subscription in core.attach(handle, subscription) })
    }
}
