import Synchronization

extension Signal {
    /// Leaves out values until `trigger` sends a value or completes.
    ///
    ///     source        --a--b--c--d--|
    ///       subscribed  ^-------------!
    ///     trigger       -------x--x----
    ///       subscribed  ^------!
    ///     skip          --------c--d--|
    ///
    ///     searchText.skip(until: taps)
    ///         .subscribe(next: { print("after the tap: \($0)") })
    ///
    /// The trigger is disposed at its first event. If that event comes at once, no value is left out.
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* both signals.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `skip(until:)`, Combine `drop(untilOutputFrom:)`, ReactiveSwift `skip(until:)`, swift-async-algorithms:
    /// none. In RxSwift and Combine, no values pass if the trigger only completes.
    @inlinable public func skip<Trigger: Sendable>(until trigger: Signal<Trigger, Never>) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let isOpen = Atomic<Bool>(false)
            let gate = CompositeDisposable()
            subscription.insert(gate)
            trigger.start(in: gate) { _ in
                isOpen.store(true, ordering: .releasing)
                gate.dispose()
            }
            if subscription.isDisposed { return }
            start(in: subscription) { event in
                if case .next = event, !isOpen.load(ordering: .acquiring) { return }
                handle(event)
            }
        })
    }
}
