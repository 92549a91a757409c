import Synchronization

/// Decides how long to keep the failures that drive a trigger, as in
/// `retry(when: { failures in failures.flatMapLatest { _ in taps } })`.
///
/// While the trigger waits for `taps`, the next failure must still reach it, so something must hold the failures. The
/// trigger's handler shouldn't: the failures hold that handler, and if `taps` were freed, nothing would break the
/// cycle. So each signal inside the trigger holds the failures, unless it is derived from them. When the last of these
/// signals is freed, so is the trigger.
///
/// A subscription inside the trigger knows its ``TriggerPart``. A subscription to the failures may have no part: behind
/// `delay` or `share`, or in a signal that the user creates. Then the trigger's handler does hold the failures.
@usableFromInline final class Feedback: Sendable {
    private let holds = Atomic<Int>(0)
    private let isTraceable = Atomic<Bool>(true)
    private let end: Action

    /// - Parameter end: releases the subscribers of the failures.
    @usableFromInline init(end: @escaping @Sendable () -> Void) { self.end = Action(run: end) }

    /// Whether the parts of the trigger hold the failures, so the trigger's handler needn't.
    @usableFromInline var isHeldByParts: Bool { isTraceable.load(ordering: .acquiring) }

    /// Called for each subscription to the failures.
    @usableFromInline func note(_ subscription: CompositeDisposable) {
        if let part = subscription.part, part.feedback === self {
            part.markAsMadeOfFailures()
        } else {
            isTraceable.store(false, ordering: .releasing)
        }
    }

    fileprivate func add() { holds.add(1, ordering: .relaxed) }

    fileprivate func remove() {
        if holds.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { end.run() }
    }
}

/// Holds the failures for a trigger, for a signal that an operator inside the trigger has started, or for a source that
/// may still fail. A signal that is derived from the failures doesn't hold them.
@usableFromInline final class TriggerPart: Sendable {
    fileprivate let feedback: Feedback
    private let outer: TriggerPart?
    private let isHolding = Atomic<Bool>(true)

    @usableFromInline init(of feedback: Feedback, inside outer: TriggerPart? = nil) {
        self.feedback = feedback
        self.outer = outer
        feedback.add()
    }

    deinit { stopHolding() }

    @usableFromInline func makePart() -> TriggerPart { TriggerPart(of: feedback, inside: self) }

    fileprivate func markAsMadeOfFailures() {
        var next: TriggerPart? = self
        while let part = next {
            part.stopHolding()
            next = part.outer
        }
    }

    fileprivate func stopHolding() {
        if isHolding.exchange(false, ordering: .relaxed) { feedback.remove() }
    }
}

/// Held by a signal's handler, so the signal's ``TriggerPart`` holds the failures as long as the signal can send.
@usableFromInline final class TriggerHold: Sendable {
    private let part: TriggerPart

    @usableFromInline init(_ part: TriggerPart) { self.part = part }

    deinit { part.stopHolding() }
}

extension Signal {
    @usableFromInline func start(
        as part: TriggerPart, inChildOf parent: CompositeDisposable, _ handle: @escaping Handler
    ) {
        let hold = TriggerHold(part)
        start(in: CompositeDisposable(in: part), asChildOf: parent) { event in
            withExtendedLifetime(hold) { handle(event) }
        }
    }

    /// This signal, to be started in a subscription that another signal has used. Inside a trigger, it starts in a
    /// child, because each signal there needs a ``TriggerPart``.
    @inlinable func beside(_ subscription: CompositeDisposable) -> Signal { subscription.part == nil ? self : inChild }

    @usableFromInline var inChild: Signal {
        Signal(unwatched: .general { handle, subscription in startChild(of: subscription, handle) })
    }
}
