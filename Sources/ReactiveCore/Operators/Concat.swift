extension Signal {
    /// Goes through `signals` one after another: the next begins when the one before has completed.
    ///
    ///     a       --a--b|
    ///     b             --x--|
    ///     concat  --a--b--x--|
    ///
    /// They are started by a loop, so a hundred thousand that complete at once don't use up the stack.
    ///
    /// - *Terminates:* when the last of them has completed; at once, if there are none.
    /// - *Fails:* when the one that runs does; those behind it are not started.
    /// - *Disposes:* the one that runs.
    /// - *Delivers on:* the thread of the one that runs.
    ///
    /// RxSwift `concat`, Combine `append`, ReactiveSwift `concat`, swift-async-algorithms `chain`.
    public static func concat(_ signals: [Signal]) -> Signal {
        Signal(starting: { handle, subscription in
            let trampoline = Trampoline()
            let started = Counter(0)
            @Sendable func goOn() {
                trampoline.bounce {
                    if subscription.isDisposed { return }
                    let index = started.increment() - 1
                    if index == signals.count { return handle(.completed) }
                    signals[index].startChild(of: subscription) { event in
                        if case .completed = event { goOn() } else { handle(event) }
                    }
                }
            }
            goOn()
        })
    }

    /// Goes through `signals` one after another. See ``concat(_:)-([Signal])``.
    public static func concat(_ signals: Signal...) -> Signal {
        concat(signals)
    }

    /// Goes on with `next` when this has completed. See ``concat(_:)-([Signal])``.
    public func concat(_ next: Signal) -> Signal {
        .concat([self, next])
    }
}
