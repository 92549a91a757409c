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
    /// In a closure with several statements, write the types:
    /// `{ (failures: Signal<ServiceError, Never>) -> Signal<Void, ServiceError> in … }`. For delays, see
    /// ``retry(_:on:using:if:)``.
    ///
    /// `makeTrigger` is called at the first failure. It gets the failures as a signal and returns the trigger. Each
    /// value of the trigger starts the source again, unless the source is running. When the trigger completes or fails,
    /// so does the result, even while the source runs. Retries run in a loop, not recursively.
    ///
    /// - *Completes:* when a subscription to the source completes, or when the trigger does.
    /// - *Fails:* when the trigger does.
    /// - *Disposes:* the source and the trigger.
    /// - *Delivers on:* the source's thread; the trigger's end arrives, and retries begin, on the trigger's thread.
    ///
    /// RxSwift `retry(when:)`, Combine: none, ReactiveSwift: none, swift-async-algorithms: none.
    @inlinable public func retry<Trigger: Sendable>(
        when makeTrigger: @escaping @Sendable (_ failures: Signal<Failure, Never>) -> Signal<Trigger, Failure>
    ) -> Signal {
        restarted(makeTrigger, completesWithTrigger: true) { event in
            if case .failed(let failure) = event { failure } else { nil }
        }
    }

    /// Like ``retry(when:)``, with a trigger that cannot fail.
    @_disfavoredOverload
    @inlinable public func retry<Trigger: Sendable>(
        when makeTrigger: @escaping @Sendable (_ failures: Signal<Failure, Never>) -> Signal<Trigger, Never>
    ) -> Signal { retry { makeTrigger($0).promoteFailure(to: Failure.self) } }
}

extension Signal {
    /// The common part of ``retry(when:)`` and ``repeated(when:)``.
    ///
    /// - Parameters:
    ///   - completesWithTrigger: whether the trigger's completion stops a running source.
    ///   - reason: turns an event into a value of the signal that `makeTrigger` gets; nil to pass the event on.
    @inlinable func restarted<Reason: Sendable, Trigger: Sendable>(
        _ makeTrigger: @escaping @Sendable (Signal<Reason, Never>) -> Signal<Trigger, Failure>,
        completesWithTrigger: Bool, after reason: @escaping @Sendable (Event<Value, Failure>) -> Reason?
    ) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let trampoline = Trampoline()
            let output = EventSerializer<Restart, Value, Failure>(Restart(), subscription, handle)
            let reasons = SubjectCore<Reason, Never>()
            let feedback = Feedback { reasons.abandon() }
            @Sendable func startTrigger() {
                let signal = Signal<Reason, Never>(starting: { handle, subscription in
                    feedback.note(subscription)
                    reasons.attach(handle, subscription)
                })
                // Inside another trigger, this operator's trigger is a part of the outer trigger.
                let outer = subscription.part?.makePart()
                let part = TriggerPart(of: feedback)
                let hold = TriggerHold(part)
                makeTrigger(signal).start(in: CompositeDisposable(in: part), asChildOf: subscription) { event in
                    defer { withExtendedLifetime((outer, hold)) {} }
                    switch event {
                    case .next:
                        guard let wait = output.update({ $0.wait.take() }) ?? nil else { return }
                        attempt(wait.hold ?? TriggerPart(of: feedback))
                    case .failed(let failure): output.send(.failed(failure))
                    case .completed:
                        output.send { restart in
                            restart.isLast = true
                            return completesWithTrigger || restart.wait != nil ? .completed : nil
                        }
                    }
                }
            }
            // The source's handler holds the reasons, so freeing the source frees the trigger.
            @Sendable func attempt(_ hold: TriggerPart) {
                trampoline.bounce {
                    startChild(of: subscription) { event in
                        guard let reason = reason(event) else { return output.send(event) }
                        var isFirst = false
                        output.send { restart in
                            if restart.isLast { return .completed }
                            isFirst = !restart.hasTrigger
                            restart.hasTrigger = true
                            restart.wait = Restart.Wait(hold: hold)
                            return nil
                        }
                        if isFirst, !subscription.isDisposed { startTrigger() }
                        reasons.send(.next(reason))
                        // Returned from the closure to be released outside the lock.
                        if feedback.isHeldByParts { _ = output.update { $0.wait?.hold.take() } }
                    }
                }
            }
            attempt(TriggerPart(of: feedback))
        })
    }
}

/// The state of a source that a trigger starts again.
@usableFromInline struct Restart: Sendable {
    @usableFromInline struct Wait: Sendable {
        /// Holds the reasons; nil if the parts of the trigger hold them.
        @usableFromInline var hold: TriggerPart?

        @inlinable init(hold: TriggerPart) { self.hold = hold }
    }

    /// Nil while the source is running.
    @usableFromInline var wait: Wait?
    @usableFromInline var hasTrigger = false
    /// Whether the trigger has completed.
    @usableFromInline var isLast = false

    @inlinable init() {}
}
