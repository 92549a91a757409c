extension Signal {
    /// Runs `signals` one after another: the next starts when the one before has completed.
    ///
    ///     a       --a--b|
    ///     b             --x--|
    ///     concat  --a--b--x--|
    ///
    ///     Signal.concat([.from(1...3), .just(10)])
    ///         .subscribe(next: { print($0) })  // 1, 2, 3, 10
    ///
    /// A loop starts them, so a hundred thousand that complete at once don't overflow the stack.
    ///
    /// - *Completes:* when the last of them has completed; at once if there are none.
    /// - *Fails:* when the running one does; the rest are not started.
    /// - *Disposes:* the running one.
    /// - *Delivers on:* the thread of the running one.
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

    /// Continues with `next` when this has completed. See ``concat(_:)-([Signal])``.
    @inlinable public func concat(_ next: Signal) -> Signal {
        .concat([self, next])
    }
}
