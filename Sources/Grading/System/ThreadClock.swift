import Terminal

/// The processor time of a thread, which other threads can read.
public struct ThreadClock: Sendable {
    #if os(Linux)
    private let clock: clockid_t

    /// The clock of the calling thread; nil where the system has none (on macOS).
    public init?() {
        var clock = clockid_t()
        guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return nil }
        self.clock = clock
    }

    /// The time so far; nil for a thread that has ended.
    public var time: Duration? {
        var time = timespec()
        return clock_gettime(clock, &time) == 0 ? .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) : nil
    }
    #else
    public init?() { return nil }

    public var time: Duration? { nil }
    #endif
}
