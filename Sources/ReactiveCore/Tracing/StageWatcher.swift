/// Watches what the stages of all pipelines do, for a program that draws them.
///
///     StageWatching.start(recorder)
///     defer { StageWatching.stop() }
///
/// A stage is a signal: a source, or the result of an operator. The methods may be called on any thread.
public protocol StageWatcher: Sendable {
    /// Called when a signal is created. The call stack shows where.
    ///
    /// - Returns: the object to call for each of the signal's subscriptions; nil to leave the signal unwatched.
    func watchStage() -> (any WatchedStage)?
}

/// A signal that is watched.
public protocol WatchedStage: Sendable {
    /// Called when the signal is subscribed to.
    func watchSubscription() -> any WatchedSubscription
}

/// A subscription to a signal that is watched.
public protocol WatchedSubscription: Sendable {
    /// Runs `start`, which starts the signal.
    func start(_ start: () -> Void)

    /// Runs `pass`, which passes an event on to the subscriber.
    func pass<Value: Sendable, Failure: Error>(_ event: Event<Value, Failure>, _ pass: () -> Void)

    /// Called when the subscription was disposed, or torn down after a terminal event.
    func dispose()
}
