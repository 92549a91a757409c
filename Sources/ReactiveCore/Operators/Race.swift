extension Signal {
    /// Sends the events of that one of `signals` that sends first; the others are disposed.
    ///
    ///     a     --!
    ///     b     --x--y--|
    ///     race  --x--y--|
    ///
    /// - *Terminates:* when the winner does; at once, if there are no signals. An ending wins, too.
    /// - *Fails:* when the winner does.
    /// - *Disposes:* the winner; all of them while nobody has won.
    /// - *Delivers on:* the winner's thread.
    ///
    /// RxSwift `amb`, Combine: none, ReactiveSwift `flatMap(.race)`, swift-async-algorithms: none.
    @inlinable public static func race(_ signals: [Signal]) -> Signal {
        if signals.isEmpty { return .empty }
        return Signal(starting: { handle, subscription in
            // Who has won, once somebody has. Only the winner sends, so its events need no further line.
            let winner = Lock<Int?>(nil)
            let runners = signals.map { _ in CompositeDisposable() }
            for (number, signal) in signals.enumerated() {
                let runner = runners[number]
                if subscription.insert({ runner.dispose() }) == nil || runner.isDisposed { return }
                signal.start(in: runner) { event in
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

    /// Sends the events of whichever sends first. See ``race(_:)-([Signal])``.
    @inlinable public static func race(_ signals: Signal...) -> Signal {
        race(signals)
    }
}
