/// The time of the service.
///
/// The service schedules all its callbacks and limits on its clock: access requests, answers, and the windows of the
/// rate limit. ``SystemClock`` is the machine's own time. On virtual time, the service does the same things at the same
/// instants in every run.
public protocol ServiceClock: Sendable {
    /// The time since the clock started. It never goes back.
    var now: Duration { get }

    /// Calls `action` once, on a background queue, after `delay`. It never runs before `schedule` has returned.
    ///
    /// - Returns: the scheduled call, to cancel it. Dropping it doesn't cancel the call.
    @discardableResult
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation
}

/// Something that can be canceled. To cancel it twice or too late does nothing.
public protocol Cancellation: Sendable {
    /// Cancels it, on any thread.
    func cancel()
}
