/// The sending end that ``Signal/init(_:)`` hands to its closure.
///
/// It may be used from any thread and from inside its own events: what it is given arrives serially, first in, first out.
/// After `fail` or `complete`, and after the subscription was disposed, it is silent: sending does nothing.
/// When the last reference to it goes, nothing can be sent any more, so what waited for its events is freed.
public final class Subscriber<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline let gate: SubscriberGate<Value, Failure>

    @inlinable init(_ gate: SubscriberGate<Value, Failure>) {
        self.gate = gate
    }

    @inlinable deinit {
        gate.abandon()
    }

    /// Sends a value.
    @inlinable public func send(_ value: Value) {
        gate.send(.next(value))
    }

    /// Ends the signal with a failure.
    @inlinable public func fail(_ failure: Failure) {
        gate.send(.failed(failure))
    }

    /// Ends the signal.
    @inlinable public func complete() {
        gate.send(.completed)
    }

    /// Sends any event.
    @inlinable public func send(_ event: Event<Value, Failure>) {
        gate.send(event)
    }

    /// Whether nobody listens any more: the signal has ended, or the subscription was disposed. A long-running producer asks
    /// this before each step, and stops.
    @inlinable public var isDisposed: Bool {
        gate.isDisposed
    }
}
