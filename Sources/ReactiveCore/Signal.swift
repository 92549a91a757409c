/// Values over time: `next* (failed | completed)?`.
///
/// A signal is cold: it does nothing until somebody subscribes, and does it anew for each subscriber. What it does is
/// `start`, which is given a place to send events to and the subscription. Operators wrap one signal's `start` in another's.
///
/// **Events** reach a subscriber one at a time and in order, whatever threads they were sent from. Nothing follows a terminal event.
/// **Disposing** stops them: no event arrives after `dispose()` has returned, if it was called where events are delivered
/// (the same serial queue, or inside `next`); called elsewhere, the event that is being delivered at that moment may still arrive.
/// **Lifetime:** a subscription lives until it terminates or is disposed; nobody has to keep anything. Then all its closures and values are freed.
public struct Signal<Value: Sendable, Failure: Error>: Sendable {
    /// Where events go.
    @usableFromInline typealias Handler = @Sendable (Event<Value, Failure>) -> Void

    /// Begins sending events to `handle` until a terminal event is sent or `subscription` is disposed.
    ///
    /// What holds up this library, and what every operator relies on:
    /// * events arrive at `handle` serially and in the grammar;
    /// * a source looks at `subscription.isDisposed` before each event, and adds to `subscription` what disposal must stop;
    /// * whoever made `subscription` ends it when the terminal event has passed;
    /// * references run downwards: a source holds `handle`, and `subscription` holds nothing that holds `handle`, at least not for good.
    ///   So whatever loses its source is freed.
    @inlinable func start(_ handle: consuming @escaping Handler, _ subscription: CompositeDisposable) {
        switch kind {
        case .general(let start): start(handle, subscription)
        case .created(let start): SubscriberGate.open(start, in: subscription, handle)
        case .just(let value):
            if subscription.isDisposed { return }
            handle(.next(value))
            if !subscription.isDisposed { handle(.completed) }
        }
    }

    /// One value and the completion need no closure, and operators that make a signal of each value know a shorter way for it.
    /// What a user's closure sends goes through a gate, which is a subscription of its own.
    @usableFromInline enum Kind: Sendable {
        case general(@Sendable (_ handle: @escaping Handler, _ subscription: CompositeDisposable) -> Void)
        case created(@Sendable (Subscriber<Value, Failure>) -> (any Disposable)?)
        case just(Value)
    }

    @usableFromInline let kind: Kind

    @inlinable init(_ kind: Kind) {
        self.kind = kind
    }

    @inlinable init(starting start: @escaping @Sendable (@escaping Handler, CompositeDisposable) -> Void) {
        kind = .general(start)
    }
}
