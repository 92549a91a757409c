/// The time of the service.
///
/// The services use their clock for callbacks, answers, and rate-limit windows. On virtual time, the same requests at
/// the same instants get the same answers in every run.
public protocol ServiceClock: Sendable {
    /// The time since the clock started. It never goes back.
    var now: Duration { get }

    /// Calls `action` once after `delay`, unless it's canceled first: on a background queue, never inside `schedule`.
    ///
    /// - Returns: the scheduled call, for cancellation. Dropping it doesn't cancel the call.
    @discardableResult
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation
}

/// A scheduled call or a request that can be canceled. Canceling it twice or too late does nothing.
public protocol Cancellation: Sendable {
    /// Cancels the call or the request. Safe on any thread.
    func cancel()
}
