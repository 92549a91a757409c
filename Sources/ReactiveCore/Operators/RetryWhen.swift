extension Signal {
    /// When the source fails, subscribes to it again as soon as a trigger sends.
    ///
    ///     source        -a-#
    ///     source              -a-#
    ///     trigger       ------x------|
    ///     retry(when:)  -a-----a-----|
    ///
    ///     search("swift")
    ///         .retry(when: { failures in failures.flatMapLatest { _ in taps } })  // a tap tries again
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// A closure of several statements has to say its types:
    /// `{ (failures: Signal<ServiceError, Never>) -> Signal<Void, ServiceError> in … }`. For delays, see
    /// ``retry(_:on:using:if:)``.
    ///
    /// `makeTrigger` is called at the first failure. It gets the failures as a signal and returns the trigger, which
    /// decides: a value subscribes again, its completion completes the result, and its failure fails it. What the
    /// trigger sends while the source runs is ignored, but its end isn't. A loop makes the subscriptions, not
    /// recursion.
    ///
    /// - *Completes:* when a subscription to the source completes, or when the trigger does.
    /// - *Fails:* when the trigger does.
    /// - *Disposes:* the source and the trigger.
    /// - *Delivers on:* the source's thread; after a failure, the source is subscribed to on the trigger's.
    ///
    /// RxSwift `retry(when:)`, Combine: none, ReactiveSwift: none, swift-async-algorithms: none.
    @inlinable public func retry<Trigger: Sendable>(
        when makeTrigger: @escaping @Sendable (_ failures: Signal<Failure, Never>) -> Signal<Trigger, Failure>
    ) -> Signal {
        restarted(makeTrigger, completesWithTrigger: true) { event in
            if case .failed(let failure) = event { failure } else { nil }
        }
    }

    /// The same with a trigger that cannot fail.
    @_disfavoredOverload
    @inlinable public func retry<Trigger: Sendable>(
        when makeTrigger: @escaping @Sendable (_ failures: Signal<Failure, Never>) -> Signal<Trigger, Never>
    ) -> Signal {
        retry { makeTrigger($0).promoteFailure(to: Failure.self) }
    }
}

extension Signal {
    /// The common part of ``retry(when:)`` and ``repeated(when:)``.
    ///
    /// - Parameters:
    ///   - completesWithTrigger: whether the completion of the trigger stops a source that is running.
    ///   - reason: what to tell the trigger about an event; nil to pass the event on.
    @inlinable func restarted<Reason: Sendable, Trigger: Sendable>(
        _ makeTrigger: @escaping @Sendable (Signal<Reason, Never>) -> Signal<Trigger, Failure>,
        completesWithTrigger: Bool, after reason: @escaping @Sendable (Event<Value, Failure>) -> Reason?
    ) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let trampoline = Trampoline()
            let output = EventSerializer<Restart, Value, Failure>(Restart(), subscription, handle)
            let reasons = SubjectCore<Reason, Never>()
            @Sendable func startTrigger(_ feedback: Feedback) {
                let signal = Signal<Reason, Never>(starting: { handle, subscription in
                    feedback.note(subscription)
                    reasons.attach(handle, subscription)
                })
                makeTrigger(signal).carrying(feedback).startChild(of: subscription) { event in
                    switch event {
                    case .next:
                        if let lifetime = output.update({ $0.stopWaiting() }) ?? nil { attempt(lifetime) }
                    case .failed(let failure): output.send(.failed(failure))
                    case .completed:
                        output.send { restart in
                            restart.isLast = true
                            return completesWithTrigger || restart.isWaiting ? .completed : nil
                        }
                    }
                }
            }
            // The source's handler holds the lifetime of the reasons. So a source that is lost frees the trigger.
            @Sendable func attempt(_ lifetime: ScopedDisposable) {
                trampoline.bounce {
                    startChild(of: subscription) { event in
                        guard let reason = reason(event) else { return output.send(event) }
                        var first: Feedback?
                        output.send { restart in
                            if restart.isLast { return .completed }
                            first = restart.wait(holding: lifetime)
                            return nil
                        }
                        if let first, !subscription.isDisposed { startTrigger(first) }
                        reasons.send(.next(reason))
                        // Released outside the lock.
                        _ = output.update { $0.trustTrigger() }
                    }
                }
            }
            attempt(ActionDisposable { reasons.abandon() }.scoped())
        })
    }
}

/// Whether a source is waiting for the trigger that starts it again.
@usableFromInline struct Restart: Sendable {
    @usableFromInline enum Wait: Sendable {
        case holding(ScopedDisposable)
        /// Signals inside the trigger hold the lifetime.
        case trusting(WeakLifetime)
    }

    /// What keeps the reasons alive while the source is waiting.
    @usableFromInline var wait: Wait?
    /// Nil before the trigger.
    @usableFromInline var feedback: Feedback?
    /// The trigger has completed.
    @usableFromInline var isLast = false

    @inlinable init() {}

    @inlinable var isWaiting: Bool { wait != nil }

    /// - Returns: what the trigger carries, if it has to be started.
    @inlinable mutating func wait(holding lifetime: ScopedDisposable) -> Feedback? {
        wait = .holding(lifetime)
        if feedback != nil { return nil }
        feedback = Feedback(lifetime)
        return feedback
    }

    /// - Returns: the lifetime that was held, if the trigger holds it instead.
    @inlinable mutating func trustTrigger() -> ScopedDisposable? {
        guard case .holding(let lifetime) = wait, feedback?.isTakenOver == true else { return nil }
        wait = .trusting(WeakLifetime(lifetime))
        return lifetime
    }

    /// - Returns: the lifetime; nil if the source isn't waiting.
    @usableFromInline mutating func stopWaiting() -> ScopedDisposable? {
        switch wait.take() {
        case .holding(let lifetime): lifetime
        // Without it nothing hears of another failure, but this retry isn't lost.
        case .trusting(let weak): weak.lifetime ?? ActionDisposable {}.scoped()
        case nil: nil
        }
    }
}
