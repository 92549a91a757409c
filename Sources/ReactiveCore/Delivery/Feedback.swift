import Synchronization

/// The way from a trigger back to what it is made of, as in
/// `retry(when: { failures in failures.flatMapLatest { _ in taps } })`.
///
/// The failures hold the way down to the trigger's handler. While that waits, it holds the lifetime of the failures,
/// since the next one must be heard. So if `taps` were lost, nothing would free this ring. That is why the trigger's
/// subscription carries a feedback. `flatMap` and `flatMapLatest` take it over: their inner signals hold the lifetime
/// then, and the handler needn't. The feedback gets as far as operators pass their subscription on unchanged. Beyond
/// that nobody can take it over, and the handler holds the lifetime.
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

    /// The handler of an inner signal, which holds the lifetime.
    @usableFromInline func holding<Value, Failure>(
        _ handle: @escaping Signal<Value, Failure>.Handler
    ) -> Signal<Value, Failure>.Handler {
        let lifetime = failures.lifetime
        return { event in withExtendedLifetime(lifetime) { handle(event) } }
    }
}
