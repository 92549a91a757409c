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
    /// again for the next subscriber: see ``RestartConditions``. `disposal` can let the source run on for a while, in
    /// case another subscriber comes: see ``DisposalTime``.
    ///
    /// - *Completes:* when the source does, for all subscribers.
    /// - *Fails:* when the source does, for all subscribers.
    /// - *Disposes:* the source, when the last subscriber is disposed, or the time that `disposal` gives later. Without
    ///   `.disposal` in `restartsAfter`, this signal must also have been released.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `share`, Combine `share`, ReactiveSwift `startWithSignal`, swift-async-algorithms `share`.
    @inlinable public func share(
        restartsAfter restarts: RestartConditions = [.completion, .failure, .disposal],
        disposal: DisposalTime = .atOnce
    ) -> Signal { Multicast(self, restartsAfter: restarts, disposal) { SubjectCore<Value, Failure>() }.signal }
}

/// When ``Signal/share(restartsAfter:disposal:)`` and ``Signal/replay(_:restartsAfter:disposal:)`` restart their source
/// for the next subscriber.
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

/// How long ``Signal/share(restartsAfter:disposal:)`` and ``Signal/replay(_:restartsAfter:disposal:)`` wait for another
/// subscriber when the last one has been disposed.
///
///     let place = positions.replay(1, disposal: .after(.seconds(5), on: main))  // runs on while the screen changes
public struct DisposalTime: Sendable {
    /// Begins a wait, and runs the closure at its end; nil for no wait.
    @usableFromInline let wait: (@Sendable (_ end: @escaping @Sendable () -> Void) -> any Disposable)?

    /// The source is disposed with the last subscriber.
    public static let atOnce = DisposalTime(wait: nil)

    /// The source is disposed on `scheduler` when `interval` has passed without a subscriber. A subscriber that comes
    /// earlier joins the run. After the shared signal has been released, nothing waits: no subscriber can come.
    public static func after(_ interval: Duration, on scheduler: some Scheduler) -> DisposalTime {
        require(interval >= .zero, "A shared signal cannot wait \(interval). Give an interval of zero or more.")
        return DisposalTime { scheduler.schedule(after: interval, $0) }
    }
}
