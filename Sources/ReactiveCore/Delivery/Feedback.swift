import Synchronization

/// How long the failures live that a trigger is made of, as in
/// `retry(when: { failures in failures.flatMapLatest { _ in taps } })`.
///
/// While the trigger waits, the next failure must still be heard. The trigger's handler can't hold them for that: they
/// hold the way down to it, and if `taps` were lost, nothing would free this ring. So each signal inside the trigger
/// holds them, except what is made of them. When the last of those signals is lost, so is the trigger.
///
/// A subscription inside the trigger knows its ``TriggerPart``. The failures may also be subscribed to without one:
/// behind `delay` or `share`, or in a signal of the user's. Then the trigger's handler does hold them.
@usableFromInline final class Feedback: Sendable {
    private let holds = Atomic<Int>(0)
    private let isTraceable = Atomic<Bool>(true)
    private let end: Action

    /// - Parameter end: releases what the failures hold.
    @usableFromInline init(end: @escaping @Sendable () -> Void) { self.end = Action(run: end) }

    /// Whether the parts of the trigger hold the failures, so that its handler needn't.
    @usableFromInline var isHeldByParts: Bool { isTraceable.load(ordering: .acquiring) }

    /// The failures are being subscribed to.
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

/// Holds the failures until it is freed. Usually for a trigger, or a signal that an operator inside a trigger has
/// started. Subscriptions know it, and don't keep it from ending: that is what ``TriggerHold`` is for.
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

/// What the handler of a ``TriggerPart`` holds, so the part holds the failures as long as it can send.
@usableFromInline final class TriggerHold: Sendable {
    private let part: TriggerPart

    @usableFromInline init(_ part: TriggerPart) { self.part = part }

    deinit { part.stopHolding() }
}

extension Signal {
    /// Starts this signal as a part of a trigger, with a subscription that is a child of `parent`.
    @usableFromInline func start(
        as part: TriggerPart, inChildOf parent: CompositeDisposable, _ handle: @escaping Handler
    ) {
        let hold = TriggerHold(part)
        start(in: CompositeDisposable(in: part), asChildOf: parent) { event in
            withExtendedLifetime(hold) { handle(event) }
        }
    }

    /// This signal for a subscription in which another was started: inside a trigger, each of them is a part.
    @inlinable func beside(_ subscription: CompositeDisposable) -> Signal {
        subscription.part == nil ? self : inChild
    }

    @usableFromInline var inChild: Signal {
        Signal(unwatched: .general { handle, subscription in startChild(of: subscription, handle) })
    }
}
