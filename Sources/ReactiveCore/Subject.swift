/// A source that you send events to by hand, to connect code that doesn't use signals. It is hot: it sends whether or
/// not anything subscribes.
///
///     let taps = Subject<Void, Never>()
///     taps.signal.subscribe(next: { print("tapped") })
///     taps.send(())
///
/// You may send from any thread, even while an event is being delivered: all subscribers get the same events in the
/// same order. A late subscriber misses earlier values, but gets the terminal event if the subject has ended. When the
/// subject is freed, it releases its subscribers without an event.
public final class Subject<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline let core: SubjectCore<Value, Failure>

    /// A subject without subscribers.
    @inlinable public init() { core = SubjectCore() }

    deinit {
        core.abandon()
    }

    /// Sends the subject's events from the moment of subscription on. The signal does not keep the subject alive.
    @inlinable public var signal: Signal<Value, Failure> {
        Signal(starting: { [core] handle, subscription in core.attach(handle, subscription) })
    }

    /// Sends a value to all subscribers.
    @inlinable public func send(_ value: Value) { core.send(.next(value)) }

    /// Ends the subject with a failure. Later events are ignored.
    @inlinable public func fail(_ failure: Failure) { core.send(.failed(failure)) }

    /// Ends the subject. Later events are ignored.
    @inlinable public func complete() { core.send(.completed) }

    /// Sends any event.
    @inlinable public func send(_ event: Event<Value, Failure>) { core.send(event) }
}
