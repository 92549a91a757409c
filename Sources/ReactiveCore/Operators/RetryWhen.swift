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
            let output = EventSerializer<Restart<Reason>, Value, Failure>(Restart(), subscription, handle)
            @Sendable func startTrigger(_ reasons: Subject<Reason, Never>) {
                makeTrigger(reasons.signal).startChild(of: subscription) { event in
                    switch event {
                    case .next:
                        if let reasons = output.update({ $0.stopWaiting() }) ?? nil { attempt(reasons) }
                    case .failed(let failure): output.send(.failed(failure))
                    case .completed:
                        output.send { restart in
                            restart.isLast = true
                            return completesWithTrigger || restart.isWaiting ? .completed : nil
                        }
                    }
                }
            }
            // The source's handler holds the subject and, by it, the trigger. So a source that is lost frees both.
            @Sendable func attempt(_ reasons: Subject<Reason, Never>) {
                trampoline.bounce {
                    startChild(of: subscription) { event in
                        guard let reason = reason(event) else { return output.send(event) }
                        var isFirst = false
                        output.send { restart in
                            if restart.isLast { return .completed }
                            isFirst = restart.wait(with: reasons)
                            return nil
                        }
                        if isFirst, !subscription.isDisposed { startTrigger(reasons) }
                        reasons.send(reason)
                    }
                }
            }
            attempt(Subject())
        })
    }
}

/// Whether a source is waiting for the trigger that starts it again.
@usableFromInline struct Restart<Reason: Sendable>: Sendable {
    /// What the trigger is made from, while the source is waiting.
    @usableFromInline var waiting: Subject<Reason, Never>?
    @usableFromInline var hasTrigger = false
    /// The trigger has completed.
    @usableFromInline var isLast = false

    @inlinable init() {}

    @inlinable var isWaiting: Bool { waiting != nil }

    /// - Returns: whether the trigger has to be started.
    @inlinable mutating func wait(with reasons: Subject<Reason, Never>) -> Bool {
        waiting = reasons
        defer { hasTrigger = true }
        return !hasTrigger
    }

    @inlinable mutating func stopWaiting() -> Subject<Reason, Never>? {
        waiting.take()
    }
}
