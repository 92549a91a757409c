extension Signal {
    /// Ends when `trigger` sends a value or completes.
    ///
    ///     source        --a--b--c--d--|
    ///       subscribed  ^--------!
    ///     trigger       ---------x--x--
    ///       subscribed  ^--------!
    ///     take          --a--b--c|
    ///
    ///     Signal.interval(every: .seconds(1), on: main).take(until: taps)
    ///         .subscribe(next: { print($0) }, completed: { print("stopped") })
    ///
    /// If the trigger sends or completes while it is being subscribed to, the source is not subscribed to.
    ///
    /// - *Completes:* when the trigger sends or completes, or when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* both signals.
    /// - *Delivers on:* the source's thread; the completion on the trigger's thread, if the trigger ends the signal.
    ///
    /// RxSwift `take(until:)`, Combine `prefix(untilOutputFrom:)`, ReactiveSwift `take(until:)`,
    /// swift-async-algorithms: none. In RxSwift and Combine, a trigger that only completes doesn't end the signal.
    @inlinable public func take<Trigger: Sendable>(until trigger: Signal<Trigger, Never>) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Void, Value, Failure>((), subscription, handle)
            trigger.startChild(of: subscription) { _ in output.send(.completed) }
            startChild(of: subscription) { event in output.send(event) }
        })
    }
}
