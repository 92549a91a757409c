import Synchronization

/// The way from a trigger back to what it is made of, as in
/// `retry(when: { failures in failures.flatMapLatest { _ in taps } })`.
///
/// The failures hold the way down to the trigger's handler. While that waits, it holds the lifetime of the failures,
/// since the next one must be heard. So if `taps` were lost, nothing would free this ring. That is why the trigger's
/// subscription carries a feedback. `flatMap` and `flatMapLatest` take it over: their inner signals hold the lifetime
/// then, and the handler needn't. The feedback gets as far as operators pass their subscription on unchanged. Beyond
/// that no operator takes it over, and the handler holds the lifetime.
@usableFromInline final class Feedback: Sendable {
    private let failures: WeakLifetime
    private let original: Feedback?
    private let hasTakenOver = Atomic<Bool>(false)
    private let hasOther = Atomic<Bool>(false)

    /// - Parameter failures: ends the failures when it is freed.
    @usableFromInline init(_ failures: ScopedDisposable) {
        self.failures = WeakLifetime(failures)
        original = nil
    }

    /// What the source of an operator carries that takes `feedback` over.
    @usableFromInline init(takingOver feedback: Feedback) {
        failures = feedback.failures
        original = feedback.original ?? feedback
    }

    /// The failures are being subscribed to.
    @usableFromInline func note(_ subscription: CompositeDisposable) {
        if subscription.feedback?.original === self {
            hasTakenOver.store(true, ordering: .releasing)
        } else {
            hasOther.store(true, ordering: .releasing)
        }
    }

    /// Whether inner signals hold the lifetime.
    @usableFromInline var isTakenOver: Bool {
        hasTakenOver.load(ordering: .acquiring) && !hasOther.load(ordering: .acquiring)
    }

    /// What `join` makes of `source`, with inner signals that hold the lifetime.
    @usableFromInline func takeOver<Value, NewValue, Failure>(
        _ source: Signal<Value, Failure>, _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Failure>,
        _ join: (Signal<Value, Failure>, @escaping @Sendable (Value) -> Signal<NewValue, Failure>)
            -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> {
        join(source.carrying(Feedback(takingOver: self))) { value in
            let lifetime = self.failures.lifetime
            let inner = transform(value)
            return Signal(
                unwatched: .general { handle, subscription in
                    inner.start(in: subscription) { event in withExtendedLifetime(lifetime) { handle(event) } }
                })
        }
    }
}

extension Signal {
    /// The same signal in a subscription that carries `feedback`.
    @inlinable func carrying(_ feedback: Feedback) -> Signal {
        Signal(
            unwatched: .general { handle, subscription in
                let carrier = CompositeDisposable(carrying: feedback)
                subscription.insert(carrier)
                start(in: carrier, handle)
            })
    }
}
