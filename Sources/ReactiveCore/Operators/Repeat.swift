extension Signal {
    /// Subscribes to the source again whenever it completes, until it fails or the subscription is disposed.
    ///
    ///     source    -a-b|
    ///     source        -a-b|
    ///     source            -a-b|
    ///     source                -a-!
    ///     repeated  -a-b-a-b-a-b-a-!
    ///
    ///     Signal.from(["rock", "paper", "scissors"]).repeated()
    ///         .take(first: 5)
    ///         .subscribe(next: { print($0) })
    ///
    /// - *Completes:* never; use ``take(first:)`` or ``take(until:)``.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift: none (`repeatElement` repeats a value), Combine: none, ReactiveSwift `repeat`, swift-async-algorithms:
    /// none.
    @inlinable public func repeated() -> Signal { repeated(.max) }

    /// Subscribes to the source `count` times in all, each time after the previous run has completed. `repeated(0)`
    /// completes at once.
    @inlinable public func repeated(_ count: Int) -> Signal {
        require(count >= 0, "repeated cannot run \(count) times. Give a count of zero or more.")
        return Signal(starting: { [self] handle, subscription in
            let trampoline = Trampoline()
            let remaining = Counter(count)
            @Sendable func startNext() {
                trampoline.bounce {
                    if subscription.isDisposed { return }
                    if remaining.decrement() < 0 { return handle(.completed) }
                    startChild(of: subscription) { event in
                        if case .completed = event { startNext() } else { handle(event) }
                    }
                }
            }
            startNext()
        })
    }
}
