import Synchronization

/// The sending end that ``Signal/init(_:)`` hands to its closure.
///
/// It may be used from any thread and from inside its own events: what it is given arrives serially, first in, first out.
/// After `fail` or `complete`, and after the subscription was disposed, it is silent: sending does nothing. Sending after `fail` or `complete` is a
/// mistake, and debug builds tell it, once, on standard error.
/// When the last copy of it goes, nothing can be sent any more, and what waited for its events is freed.
public struct Subscriber<Value: Sendable, Failure: Error>: Sendable {
    /// Sends an event to the gate, or none, and hears whether the gate is closed.
    @usableFromInline typealias Gate = @Sendable (Event<Value, Failure>?, _ parent: CompositeDisposable) -> Bool

    /// Held by the copies of this subscriber, and otherwise only while the signal is being started.
    @usableFromInline let leash: Leash
    @usableFromInline let gate: Gate

    /// - Parameters:
    ///   - parent: the subscription in which the signal was started.
    ///   - abandon: runs when the last copy goes.
    @inlinable init(in parent: CompositeDisposable, abandon: @escaping @Sendable () -> Void, gate: @escaping Gate) {
        leash = Leash(parent, abandon)
        self.gate = gate
    }

    /// Sends a value.
    @inlinable public func send(_ value: Value) {
        send(.next(value))
    }

    /// Ends the signal with a failure.
    @inlinable public func fail(_ failure: Failure) {
        send(.failed(failure))
    }

    /// Ends the signal.
    @inlinable public func complete() {
        send(.completed)
    }

    /// Sends any event.
    @inlinable public func send(_ event: Event<Value, Failure>) {
        #if DEBUG
        if leash.hasEnded { LateEvent.tell() }
        #endif
        if gate(event, leash.parent) { leash.cut() }
    }

    /// Whether nobody listens any more: the signal has ended, or the subscription was disposed. A long-running producer asks
    /// this before each step, and stops.
    @inlinable public var isDisposed: Bool {
        leash.hasEnded || leash.parent.isDisposed || gate(nil, leash.parent)
    }
}

/// Runs a closure when the last reference to it goes, unless the signal has ended before.
@usableFromInline final class Leash: Sendable {
    /// The subscription in which the signal was started.
    @usableFromInline let parent: CompositeDisposable
    @usableFromInline let ended = Atomic<Bool>(false)
    @usableFromInline let snap: @Sendable () -> Void

    @inlinable init(_ parent: CompositeDisposable, _ snap: @escaping @Sendable () -> Void) {
        self.parent = parent
        self.snap = snap
    }

    @inlinable var hasEnded: Bool {
        ended.load(ordering: .acquiring)
    }

    /// The signal has come to its own end.
    @inlinable func cut() {
        ended.store(true, ordering: .releasing)
    }

    deinit {
        if !hasEnded { snap() }
    }
}
