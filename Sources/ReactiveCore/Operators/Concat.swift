extension Signal {
    /// Runs `signals` one after another: each starts when the one before it has completed.
    ///
    ///     a       --a--b|
    ///     b             --x--|
    ///     concat  --a--b--x--|
    ///
    ///     Signal.concat([.from(1...3), .just(10)])
    ///         .subscribe(next: { print($0) })  // 1, 2, 3, 10
    ///
    /// The signals are started in a loop, so a hundred thousand that complete at once don't overflow the stack. But a
    /// signal that goes on with itself must do so through ``then(_:)``, because nested `concat`s do.
    ///
    /// - *Completes:* when the last signal has completed; at once if there are none.
    /// - *Fails:* when the running signal does; the rest are not started.
    /// - *Disposes:* the running signal.
    /// - *Delivers on:* the thread of the running signal.
    ///
    /// RxSwift `concat`, Combine `append`, ReactiveSwift `concat`, swift-async-algorithms `chain`.
    @inlinable public static func concat(_ signals: [Signal]) -> Signal {
        Signal(starting: { handle, subscription in
            let trampoline = Trampoline()
            let started = Counter(0)
            @Sendable func startNext() {
                trampoline.bounce {
                    if subscription.isDisposed { return }
                    let index = started.increment() - 1
                    if index == signals.count { return handle(.completed) }
                    signals[index].startChild(of: subscription) { event in
                        if case .completed = event { startNext() } else { handle(event) }
                    }
                }
            }
            startNext()
        })
    }

    /// Runs `signals` one after another. See ``concat(_:)-([Signal])``.
    @inlinable public static func concat(_ signals: Signal...) -> Signal { concat(signals) }

    /// Continues with `next` when this signal has completed. See ``concat(_:)-([Signal])``.
    @inlinable public func concat(_ next: Signal) -> Signal { .concat([self, next]) }
}
