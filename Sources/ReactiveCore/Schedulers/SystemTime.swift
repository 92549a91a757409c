import Dispatch

/// The machine's monotonic clock: setting the time of day doesn't change it.
public struct SystemTime: TimeSource {
    private let origin: ContinuousClock.Instant
    let timers: SystemTimers

    /// A clock that starts now, at zero.
    public init() { self.init(origin: ContinuousClock.now, queue: nil) }

    private init(origin: ContinuousClock.Instant, queue: DispatchQueue?) {
        self.origin = origin
        timers = SystemTimers(on: queue) { ContinuousClock.now - origin }
    }

    /// The same clock, whose timers fire on `queue` without a detour.
    func dedicated(to queue: DispatchQueue) -> SystemTime { SystemTime(origin: origin, queue: queue) }

    public var now: Duration { ContinuousClock.now - origin }

    @discardableResult
    public func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        require(delay >= .zero, "An action cannot be scheduled \(delay) from now. Give a delay of zero or more.")
        if delay == .zero {
            let scheduled = ScheduledAction(action)
            queue.async { scheduled.run() }
            return scheduled
        }
        let timer = timers.makeTimer(on: queue, isOneShot: true, action)
        timer.start(at: now + delay.capped)
        return timer
    }

    public func makeTimer(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        timers.makeTimer(on: queue, isOneShot: false, action)
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
