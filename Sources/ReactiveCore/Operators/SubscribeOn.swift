extension Signal {
    /// Subscribes to the source on `scheduler`, so the source starts its work there.
    ///
    ///     source                      --a--b--|
    ///       subscribed              --^-------!
    ///     subscribe(on: scheduler)  ----a--b--|
    ///
    /// The scheduler of this diagram takes two steps to run an action. Events still arrive on the thread where the
    /// source sends them; use ``deliver(on:)-(Scheduler)`` to change that.
    ///
    ///     search("swift").subscribe(on: background)
    ///         .deliver(on: main)
    ///         .subscribe(next: { label.text = "\($0.count) tweets" }, failed: { _ in })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source, on the thread that disposes. After a disposal before the hop, the source is never
    ///   subscribed to.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `subscribe(on:)`, Combine `subscribe(on:)`, ReactiveSwift `start(on:)`, swift-async-algorithms: none.
    public func subscribe(on scheduler: some Scheduler) -> Signal {
        Signal(starting: { [self] handle, subscription in
            // Starts once, even if the scheduler runs the action twice.
            let starting = ScheduledAction {
                if !subscription.isDisposed { start(in: subscription, handle) }
            }
            subscription.insert(scheduler.schedule { starting.run() })
        })
    }
}
