/// One thing that a signal can say.
///
/// A signal speaks the grammar `next* (failed | completed)?`: any number of values, then at most one ending.
/// Disposing a subscription is silent; it is not an event.
public enum Event<Value, Failure: Error> {
    /// A value; more events may follow.
    case next(Value)
    /// The signal ended because something went wrong. Nothing follows.
    case failed(Failure)
    /// The signal ended as it should. Nothing follows.
    case completed
}

extension Event: Sendable where Value: Sendable {}
extension Event: Equatable where Value: Equatable, Failure: Equatable {}

extension Event {
    /// Whether this event is the last that its signal sends.
    @inlinable public var isTerminal: Bool {
        if case .next = self { false } else { true }
    }

    /// The value, where the event carries one.
    @inlinable public var value: Value? {
        if case .next(let value) = self { value } else { nil }
    }
}
