/// A signal that is sent by hand: the way in from a world without signals, and hot, since it sends whether anybody listens or not.
///
/// It may be sent to from any thread, also from inside its own events: all subscribers see the same events in the same order.
/// Who subscribes late misses what was sent before, but hears the terminal event if the subject has ended.
/// When the subject itself is freed, nobody can send any more: its subscribers are let go, silently.
public final class Subject<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline let core: SubjectCore<Value, Failure>

    /// A subject without subscribers.
    @inlinable public init() {
        core = SubjectCore()
    }

    deinit {
        core.abandon()
    }

    /// The subject's events from the moment of subscription on. It does not keep the subject alive.
    @inlinable public var signal: Signal<Value, Failure> {
        Signal(starting: { [core] handle, subscription in core.attach(handle, subscription) })
    }

    /// Sends a value to all subscribers.
    @inlinable public func send(_ value: Value) {
        core.send(.next(value))
    }

    /// Ends the subject with a failure; what is sent afterwards is ignored.
    @inlinable public func fail(_ failure: Failure) {
        core.send(.failed(failure))
    }

    /// Ends the subject; what is sent afterwards is ignored.
    @inlinable public func complete() {
        core.send(.completed)
    }

    /// Sends any event.
    @inlinable public func send(_ event: Event<Value, Failure>) {
        core.send(event)
    }
}
