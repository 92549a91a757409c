/// A value that changes over time, and tells.
///
/// It may be read and set from any thread, also from inside its own events.
public final class Property<Value: Sendable>: Sendable {
    private let core: ReplayCore<Value, Never>

    /// - Parameter initial: the value until the first assignment.
    public init(_ initial: Value) {
        core = ReplayCore([initial], capacity: 1)
    }

    deinit {
        complete()
    }

    /// Completes the signal; nothing happens when it has completed already.
    func complete() {
        core.send(.completed)
    }

    /// The current value. Each assignment is sent, an equal one too.
    public var value: Value {
        get { core.last! }
        set { core.send(.next(newValue)) }
    }

    /// How many subscriptions the signal has at this moment.
    public var subscriberCount: Int { core.subscriberCount }

    /// The current value at once, then each assignment; completes when the property is freed.
    /// It does not keep the property alive. Subscribed to after that, it sends the last value and completes.
    public var signal: Signal<Value, Never> {
        Signal(starting: { [core] handle, subscription in core.attach(handle, subscription) })
    }
}
