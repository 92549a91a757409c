/// Watches what the stages of all pipelines do, for a program that draws them.
///
///     StageWatching.start(recorder)
///     defer { StageWatching.stop() }
///
/// A stage is a signal: a source, or what an operator returns. Called on any thread.
public protocol StageWatcher: Sendable {
    /// A signal is being created, somewhere in the calls in progress.
    ///
    /// - Returns: what hears of its subscriptions; nil to leave it unwatched.
    func watchStage() -> (any WatchedStage)?
}

/// A signal that is watched.
public protocol WatchedStage: Sendable {
    /// The signal is being subscribed to.
    func watchSubscription() -> any WatchedSubscription
}

/// A subscription to a signal that is watched.
public protocol WatchedSubscription: Sendable {
    /// Runs `start`, which starts the signal.
    func start(_ start: () -> Void)

    /// Runs `pass`, which passes an event on to the subscriber.
    func pass<Value: Sendable, Failure: Error>(_ event: Event<Value, Failure>, _ pass: () -> Void)

    /// The subscription was disposed, or torn down after a terminal event.
    func dispose()
}
