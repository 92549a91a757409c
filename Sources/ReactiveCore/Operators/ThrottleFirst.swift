extension Signal {
    /// Sends a value, then no other until `interval` has passed. Other libraries call this *throttle*.
    ///
    ///     source                  --a-b-c-----------d--|
    ///     throttleFirst(4 steps)  --a---c-----------d--|
    ///
    ///     taps.throttleFirst(.seconds(1), on: main)
    ///         .subscribe(next: { print("at most once per second") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread; `scheduler` only provides the time.
    ///
    /// RxSwift `throttle(latest: false)`, Combine: none (its `throttle(latest: false)` also sends the first value of
    /// each later interval, with a delay), ReactiveSwift: none (its `throttle` sends the newest too),
    /// swift-async-algorithms: none (its `_throttle(for:latest:)` counts from the value that it sent last).
    @inlinable public func throttleFirst(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        require(interval >= .zero, "throttleFirst cannot wait \(interval). Give an interval of zero or more.")
        return Signal(starting: { [self] handle, subscription in
            let last = LockedValue<Duration?>(nil)
            start(in: subscription) { event in
                if case .next = event {
                    let now = scheduler.now
                    if let last = last.value, (.zero..<interval).contains(now - last) { return }
                    last.replace(with: now)
                }
                handle(event)
            }
        })
    }
}
