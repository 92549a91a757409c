extension Signal {
    /// Sends the events of whichever signal sends first, and disposes the others.
    ///
    ///     a     --!
    ///     b     --x--y--|
    ///     race  --x--y--|
    ///
    ///     Signal.race([cache, search("swift")])
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// - *Completes:* when the winner does; at once if there are no signals. A signal can also win by ending first.
    /// - *Fails:* when the winner does.
    /// - *Disposes:* the winner, or all signals if none has won yet.
    /// - *Delivers on:* the winner's thread.
    ///
    /// RxSwift `amb`, Combine: none, ReactiveSwift `flatMap(.race)`, swift-async-algorithms: none.
    @inlinable public static func race(_ signals: [Signal]) -> Signal {
        if signals.isEmpty { return .empty }
        return Signal(starting: { handle, subscription in
            // Only the winner sends, so its events need no queue.
            let winner = Lock<Int?>(nil)
            let runners = signals.map { _ in CompositeDisposable(in: subscription.part) }
            for (number, signal) in signals.enumerated() {
                let runner = runners[number]
                if subscription.insert({ runner.dispose() }) == nil || runner.isDisposed { return }
                signal.beside(runner).start(in: runner) { event in
                    let (hasWon, isNew) = winner.withLock { winner in
                        let isNew = winner == nil
                        if isNew { winner = number }
                        return (winner == number, isNew)
                    }
                    if isNew {
                        for (other, runner) in runners.enumerated() where other != number { runner.dispose() }
                    }
                    if hasWon { handle(event) }
                }
            }
        })
    }

    /// Sends the events of whichever signal sends first. See ``race(_:)-([Signal])``.
    @inlinable public static func race(_ signals: Signal...) -> Signal { race(signals) }
}
