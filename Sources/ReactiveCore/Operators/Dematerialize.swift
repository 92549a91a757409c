extension Signal {
    /// Turns events that were sent as values back into events. The inverse of ``materialize()``.
    ///
    ///     source         --a--b--'#'--c|
    ///     dematerialize  --a--b--#
    ///
    ///     let events = tweets.materialize()
    ///     let same: Signal<Tweet, ServiceError> = events.dematerialize()
    ///
    /// - *Completes:* at a completion among the values, or when the source does.
    /// - *Fails:* at a failure among the values.
    /// - *Disposes:* the source. It is also disposed when a value ends the signal.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `dematerialize`, Combine: none, ReactiveSwift `dematerialize`, swift-async-algorithms: none.
    @inlinable public func dematerialize<Inner: Sendable, InnerFailure: Error>() -> Signal<Inner, InnerFailure>
    where Value == Event<Inner, InnerFailure>, Failure == Never {
        Signal<Inner, InnerFailure>(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                switch event {
                case .next(let inner): handle(inner)
                case .completed: handle(.completed)
                }
            }
        })
    }
}
