extension Signal {
    /// Subscribes to the source on `scheduler`, so that the work of starting it is done there.
    ///
    ///     source                      --a--b--|
    ///       subscribed              --^-------!
    ///     subscribe(on: scheduler)  ----a--b--|
    ///
    /// The scheduler of this diagram takes two steps to get to an action. It says nothing about where events arrive: they arrive where the
    /// source sends them. See ``deliver(on:)-(Scheduler)`` for that.
    ///
    /// - *Terminates:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source, on the thread that disposes; before the hop, the source is never subscribed to.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `subscribe(on:)`, Combine `subscribe(on:)`, ReactiveSwift `start(on:)`, swift-async-algorithms: none.
    @inlinable public func subscribe(on scheduler: some Scheduler) -> Signal {
        Signal(starting: { [self] handle, subscription in
            subscription.add(
                scheduler.schedule {
                    if !subscription.isDisposed { start(in: subscription, handle) }
                })
        })
    }
}
