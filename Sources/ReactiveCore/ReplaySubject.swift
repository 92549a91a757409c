/// A subject that sends a late subscriber the newest values first, then each new event.
///
///     let scores = ReplaySubject<Int, Never>(capacity: 2)
///     for score in 1...3 { scores.send(score) }
///     scores.signal.subscribe(next: { print($0) })  // 2, 3
///
/// Every subscriber gets the values in the same order, live or replayed, no matter how many threads send them. When the
/// subject is freed, it releases its subscribers and its values without an event.
public final class ReplaySubject<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline let core: ReplayCore<Value, Failure>

    /// - Parameter capacity: how many values are kept, one or more.
    @inlinable public init(capacity: Int) {
        require(capacity > 0, "A ReplaySubject keeps at least one value, not \(capacity). Use a Subject to keep none.")
        core = ReplayCore(capacity: capacity)
    }

    /// A subject that keeps every value as long as it lives.
    public static func unbounded() -> ReplaySubject { ReplaySubject(capacity: .max) }

    deinit {
        core.abandon()
    }

    /// Sends the kept values, then each new event. If the subject has ended, the terminal event follows the kept
    /// values.
    @inlinable public var signal: Signal<Value, Failure> {
        Signal(starting: { [core] handle, subscription in core.attach(handle, subscription) })
    }

    /// Sends a value to all subscribers and keeps it.
    @inlinable public func send(_ value: Value) { core.send(.next(value)) }

    /// Ends the subject with a failure. Later events are ignored.
    @inlinable public func fail(_ failure: Failure) { core.send(.failed(failure)) }

    /// Ends the subject. Later events are ignored.
    @inlinable public func complete() { core.send(.completed) }

    /// Sends any event.
    @inlinable public func send(_ event: Event<Value, Failure>) { core.send(event) }
}
