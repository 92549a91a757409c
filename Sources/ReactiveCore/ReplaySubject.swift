/// A subject that remembers: who subscribes late is sent the newest values first, then what comes.
///
/// When the subject itself is freed, it lets its subscribers and its values go, silently.
/// Live or replayed, every subscriber sees the same values in the same order, from any number of sending threads.
public final class ReplaySubject<Value: Sendable, Failure: Error>: Sendable {
    private let core: ReplayCore<Value, Failure>

    /// - Parameter capacity: how many values are kept, one or more.
    public init(capacity: Int) {
        require(capacity > 0, "A ReplaySubject keeps at least one value, not \(capacity). Use a Subject to keep none.")
        core = ReplayCore(capacity: capacity)
    }

    /// Remembers every value, for as long as the subject lives.
    public static func unbounded() -> ReplaySubject {
        ReplaySubject(capacity: .max)
    }

    deinit {
        core.abandon()
    }

    /// The remembered values, then the events to come; the terminal event after the remembered values, if the subject has ended.
    public var signal: Signal<Value, Failure> {
        Signal(starting: { [core] handle, subscription in core.attach(handle, subscription) })
    }

    /// Sends a value to all subscribers and remembers it.
    public func send(_ value: Value) {
        core.send(.next(value))
    }

    /// Ends the subject with a failure; what is sent afterwards is ignored.
    public func fail(_ failure: Failure) {
        core.send(.failed(failure))
    }

    /// Ends the subject; what is sent afterwards is ignored.
    public func complete() {
        core.send(.completed)
    }

    /// Sends any event.
    public func send(_ event: Event<Value, Failure>) {
        core.send(event)
    }
}
