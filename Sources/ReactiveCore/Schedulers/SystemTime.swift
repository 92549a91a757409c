import Dispatch

/// The machine's monotonic clock: setting the time of day doesn't change it.
public struct SystemTime: TimeSource {
    private let origin = ContinuousClock.now

    /// A clock that starts now, at zero.
    public init() {}

    public var now: Duration { ContinuousClock.now - origin }

    @discardableResult
    public func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        require(delay >= .zero, "An action cannot be scheduled \(delay) from now. Give a delay of zero or more.")
        let scheduled = ScheduledAction(action)
        if delay == .zero {
            queue.async { scheduled.run() }
        } else {
            queue.asyncAfter(deadline: .now() + delay.interval) { scheduled.run() }
        }
        return scheduled
    }

    public func makeTimer(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        SystemTimer(time: self, queue: queue, action: action)
    }
}

extension Duration {
    /// This duration for Dispatch, rounded up to a nanosecond. A duration of more than 292 years becomes 146 years.
    var interval: DispatchTimeInterval {
        let (seconds, attoseconds) = components
        guard seconds < Int64.max / 1_000_000_000 else { return .nanoseconds(Int.max / 2) }
        return .nanoseconds(
            Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000) + (attoseconds % 1_000_000_000 > 0 ? 1 : 0))
    }
}
