extension Signal {
    /// Sends the newest value whenever `trigger` sends, unless that value has been sent already.
    ///
    ///     source   --a--b-----c----|
    ///     trigger  ------x--x---x---
    ///     sample   ------b------c--|
    ///
    ///     searchText.sample(on: taps)
    ///         .subscribe(next: { print("search for \($0)") })
    ///
    /// - *Completes:* when the source or the trigger completes; a waiting value is dropped.
    /// - *Fails:* when the source does, at once.
    /// - *Disposes:* both signals.
    /// - *Delivers on:* the trigger's thread; failure and completion on the thread of the signal that causes them.
    ///
    /// RxSwift `sample`, Combine: none, ReactiveSwift `sample(on:)` (there also without a new value),
    /// swift-async-algorithms: none.
    @inlinable public func sample<Trigger: Sendable>(on trigger: Signal<Trigger, Never>) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let output = EventSerializer<Value?, Value, Failure>(nil, subscription, handle)
            trigger.startChild(of: subscription) { event in
                switch event {
                case .next: output.send { newest in newest.take().map(Event.next) }
                case .completed: output.send(.completed)
                }
            }
            startChild(of: subscription) { event in
                guard case .next(let value) = event else { return output.send(event) }
                var replaced: Value? = value
                output.update { newest in swap(&newest, &replaced) }
            }
        })
    }
}
