/// The sending end that ``Signal/init(_:)`` hands to its closure.
///
/// It may be used from any thread and from inside its own events: what it is given arrives serially, first in, first out.
/// After `fail` or `complete`, and after the subscription was disposed, it is silent: sending does nothing.
/// When the last copy of it goes, nothing can be sent any more, and what waited for its events is freed.
public struct Subscriber<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline let accept: Signal<Value, Failure>.Handler
    @usableFromInline let subscription: CompositeDisposable
    /// Held by the copies of this subscriber, and by nobody else.
    @usableFromInline let leash: Leash

    @inlinable init(
        accept: @escaping Signal<Value, Failure>.Handler, subscription: CompositeDisposable, abandon: @escaping @Sendable () -> Void
    ) {
        self.accept = accept
        self.subscription = subscription
        leash = Leash(subscription, abandon)
    }

    /// Sends a value.
    @inlinable public func send(_ value: Value) {
        accept(.next(value))
    }

    /// Ends the signal with a failure.
    @inlinable public func fail(_ failure: Failure) {
        accept(.failed(failure))
    }

    /// Ends the signal.
    @inlinable public func complete() {
        accept(.completed)
    }

    /// Sends any event.
    @inlinable public func send(_ event: Event<Value, Failure>) {
        accept(event)
    }

    /// Whether nobody listens any more: the signal has ended, or the subscription was disposed. A long-running producer asks
    /// this before each step, and stops.
    @inlinable public var isDisposed: Bool {
        subscription.isDisposed
    }
}

/// Runs a closure when the last reference to it goes, unless the subscription has ended before.
@usableFromInline final class Leash: Sendable {
    @usableFromInline let subscription: CompositeDisposable
    @usableFromInline let snap: @Sendable () -> Void

    @inlinable init(_ subscription: CompositeDisposable, _ snap: @escaping @Sendable () -> Void) {
        self.subscription = subscription
        self.snap = snap
    }

    deinit {
        if !subscription.isDisposed { snap() }
    }
}
