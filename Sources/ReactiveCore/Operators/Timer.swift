extension Signal where Value == Void, Failure == Never {
    /// Sends one value when `delay` has passed, and completes.
    ///
    ///     timer(after: 4 steps)  ----[x|]
    ///
    ///     Signal.timer(after: .seconds(3), on: main)
    ///         .subscribe(next: { print("three seconds later") })
    ///
    /// - *Completes:* right after its value.
    /// - *Fails:* never.
    /// - *Disposes:* the timer.
    /// - *Delivers on:* `scheduler`.
    ///
    /// RxSwift `timer`, Combine `Timer.publish`, ReactiveSwift `timer`, swift-async-algorithms `AsyncTimerSequence`.
    public static func timer(after delay: Duration, on scheduler: some Scheduler) -> Signal {
        require(delay >= .zero, "timer cannot wait \(delay). Give a delay of zero or more.")
        let delay = delay.capped
        return Signal(starting: { handle, subscription in
            subscription.insert(
                scheduler.schedule(after: delay) {
                    if !subscription.isDisposed { handle(.next(())) }
                    if !subscription.isDisposed { handle(.completed) }
                })
        })
    }
}
