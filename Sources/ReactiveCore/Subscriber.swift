import Synchronization

/// The sending end that ``Signal/init(_:)`` hands to its closure.
///
///     Signal<Int, Never> { subscriber in
///         subscriber.send(1)
///         subscriber.complete()
///         return nil
///     }
///
/// You may use it from any thread, even while it delivers an event. Events arrive one at a time, in the order they were
/// sent. After `fail` or `complete`, and after the subscription was disposed, sending does nothing. Sending after
/// `fail` or `complete` is a mistake, and debug builds report the first such event on standard error. When the last
/// copy is released, the signal's closures and values are freed.
public struct Subscriber<Value: Sendable, Failure: Error>: Sendable {
    /// Sends an event, and returns whether the call ended the signal. With nil, returns whether no more events are
    /// accepted.
    @usableFromInline typealias Send = @Sendable (Event<Value, Failure>?, _ parent: CompositeDisposable) -> Bool

    /// Held by the copies of this subscriber, and otherwise only while the signal is being started.
    @usableFromInline let lifetime: SubscriberLifetime
    @usableFromInline let sendEvent: Send

    /// - Parameters:
    ///   - parent: the subscription in which the signal was started.
    ///   - abandon: runs when the last copy is released before the signal has ended.
    @inlinable init(in parent: CompositeDisposable, abandon: @escaping @Sendable () -> Void, send: @escaping Send) {
        lifetime = SubscriberLifetime(parent, abandon)
        sendEvent = send
    }

    /// Sends a value.
    @inlinable public func send(_ value: Value) { send(.next(value)) }

    /// Ends the signal with a failure.
    @inlinable public func fail(_ failure: Failure) { send(.failed(failure)) }

    /// Ends the signal.
    @inlinable public func complete() { send(.completed) }

    /// Sends any event.
    @inlinable public func send(_ event: Event<Value, Failure>) {
        #if DEBUG
        if lifetime.hasEnded { LateEvent.report() }
        #endif
        if sendEvent(event, lifetime.parent) { lifetime.end() }
    }

    /// Whether no more events can reach the subscriber: the signal has ended, or the subscription was disposed. A
    /// long-running producer reads this before each step, and stops if it is true.
    @inlinable public var isDisposed: Bool {
        lifetime.hasEnded || lifetime.parent.isDisposed || sendEvent(nil, lifetime.parent)
    }
}

/// Runs a closure when the last copy of a subscriber is released, unless the signal has ended by then.
@usableFromInline final class SubscriberLifetime: Sendable {
    @usableFromInline let parent: CompositeDisposable
    @usableFromInline let ended = Atomic<Bool>(false)
    @usableFromInline let abandon: @Sendable () -> Void

    @inlinable init(_ parent: CompositeDisposable, _ abandon: @escaping @Sendable () -> Void) {
        self.parent = parent
        self.abandon = abandon
    }

    @inlinable var hasEnded: Bool { ended.load(ordering: .acquiring) }

    @inlinable func end() { ended.store(true, ordering: .releasing) }

    deinit {
        if !hasEnded { abandon() }
    }
}
