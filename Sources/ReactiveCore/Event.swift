/// What a signal sends: a value, or its end.
///
/// The grammar is `next* (failed | completed)?`: any number of values, then at most one terminal event.
/// Disposing a subscription is silent: it is not an event.
public enum Event<Value, Failure: Error> {
    /// A value; more events may follow.
    case next(Value)
    /// The signal ended with an error. Nothing follows.
    case failed(Failure)
    /// The signal ended normally. Nothing follows.
    case completed
}

extension Event: Sendable where Value: Sendable {}
extension Event: Equatable where Value: Equatable, Failure: Equatable {}

extension Event {
    /// Whether this is the last event of its signal.
    @inlinable public var isTerminal: Bool {
        if case .next = self { false } else { true }
    }

    /// The value, if the event has one.
    @inlinable public var value: Value? {
        if case .next(let value) = self { value } else { nil }
    }
}
