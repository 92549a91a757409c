/// The time that the service lives by.
///
/// Everything the service does later than now goes through its clock: the callback of an access request, an answer after its
/// latency, the end of a rate limit window. ``SystemClock`` is the machine's own time; a host that wants virtual time adapts
/// its clock to these two requirements, and the service then says the same things at the same instants on every run.
public protocol ServiceClock: Sendable {
    /// How much time has passed since this clock started. It never goes back.
    var now: Duration { get }

    /// Calls `action` once, on a background queue, when `delay` has passed; a delay of zero means "soon", never "now, on your stack".
    ///
    /// - Returns: what takes the call back. Dropping it does not.
    @discardableResult
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation
}

/// Something that can still be called off. Calling it off twice, or too late, does nothing.
public protocol Cancellation: Sendable {
    /// Calls it off. Safe on any thread.
    func cancel()
}
