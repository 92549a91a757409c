extension Signal {
    /// Shares one subscription to the source among all subscribers, until the last one leaves.
    ///
    ///     source        --a--b--c--|
    ///       subscribed  ^----------!
    ///     first         --a--b--c--|
    ///     second            -b--c--|
    ///
    ///     let results = search("swift").share()
    ///     results.subscribe(next: { print($0.count) }, failed: { print($0) })
    ///     results.subscribe(next: { print($0.first as Any) }, failed: { _ in })  // the same request
    ///
    /// A late subscriber misses earlier values. After the source has ended, the next subscriber starts it again. Only
    /// subscribers of *this* signal share, so keep it and hand it out. `restartsAfter` says when the source is started
    /// again for the next subscriber: see ``RestartConditions``.
    ///
    /// - *Completes:* when the source does, for all subscribers.
    /// - *Fails:* when the source does, for all subscribers.
    /// - *Disposes:* the source, when the last subscriber is disposed. Without `.disposal` in `restartsAfter`, this
    ///   signal must also have been released.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `share`, Combine `share`, ReactiveSwift `startWithSignal`, swift-async-algorithms `share`.
    @inlinable public func share(
        restartsAfter restarts: RestartConditions = [.completion, .failure, .disposal]
    ) -> Signal {
        Multicast(self, restartsAfter: restarts) { SubjectCore<Value, Failure>() }.signal
    }
}

/// When ``Signal/share(restartsAfter:)`` and ``Signal/replay(_:restartsAfter:)`` restart their source for the next
/// subscriber.
///
///     load.replay(1, restartsAfter: [.failure, .disposal])  // a cache: a load that failed is tried again
///     ticks.share(restartsAfter: .completion)               // runs on while nothing is subscribed
///     setup.replay(1, restartsAfter: [])                    // runs once
///
/// After an event that isn't listed, the run is kept. A late subscriber then gets the run's kept values, and its
/// terminal event or the events still to come.
public struct RestartConditions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The source has completed.
    public static let completion = RestartConditions(rawValue: 1)
    /// The source has failed.
    public static let failure = RestartConditions(rawValue: 2)
    /// The last subscriber was disposed before the source had ended. If listed, the source is disposed, too. Otherwise,
    /// it runs on until it ends, or until the shared signal has been released and has no subscribers.
    public static let disposal = RestartConditions(rawValue: 4)
}
