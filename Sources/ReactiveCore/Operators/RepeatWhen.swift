extension Signal {
    /// When the source completes, subscribes to it again as soon as a trigger sends.
    ///
    ///     source           -a-|
    ///     source                 -a-|
    ///     trigger          ------x------|
    ///     repeated(when:)  -a-----a-----|
    ///
    ///     search("swift")
    ///         .repeated(when: { completions in completions.delay(.seconds(30), on: background) })
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// `makeTrigger` is called at the first completion. It gets the completions as a signal and returns the trigger.
    /// Values that the trigger sends while the source runs are ignored. If the trigger completes during a run, that run
    /// is the last. Repeats run in a loop, not recursively. In a closure with several statements, write the types: see
    /// ``retry(when:)``.
    ///
    /// - *Completes:* when the trigger does; if the source is running at that time, when the source does.
    /// - *Fails:* when the source or the trigger does.
    /// - *Disposes:* the source and the trigger.
    /// - *Delivers on:* the source's thread; the trigger's end arrives, and repeats begin, on the trigger's thread.
    ///
    /// RxSwift: none, Combine: none, ReactiveSwift: none, swift-async-algorithms: none. RxJS calls it `repeatWhen`.
    @inlinable public func repeated<Trigger: Sendable>(
        when makeTrigger: @escaping @Sendable (_ completions: Signal<Void, Never>) -> Signal<Trigger, Failure>
    ) -> Signal {
        restarted(makeTrigger, completesWithTrigger: false) { event in
            if case .completed = event { () } else { nil }
        }
    }

    /// Like ``repeated(when:)``, with a trigger that cannot fail.
    @_disfavoredOverload
    @inlinable public func repeated<Trigger: Sendable>(
        when makeTrigger: @escaping @Sendable (_ completions: Signal<Void, Never>) -> Signal<Trigger, Never>
    ) -> Signal { repeated { makeTrigger($0).promoteFailure(to: Failure.self) } }
}
