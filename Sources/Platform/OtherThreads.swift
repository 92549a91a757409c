import Synchronization

/// The threads of this process other than the calling one. Linux shows in /proc which of them run; on macOS, that
/// isn't visible.
public final class OtherThreads: Sendable {
    #if os(Linux)
    /// Whether this system shows what other threads do.
    public static let canBeSeen = true

    private let states = Mutex(ThreadStates())

    public init() {}

    /// Whether all of the threads sleep, at the same time.
    ///
    /// The threads are examined one after another, so one that was seen asleep could be woken by one that hasn't been
    /// examined. The waker then runs, or has fallen asleep since. In that case, the system has switched to another
    /// thread, and it counts the switches. It also counts those of the calling thread: then, one more check is needed.
    public func areAtRest() -> Bool {
        let before = Self.switches
        return !states.withLock { $0.othersRun() } && Self.switches == before
    }

    /// How often the system has switched from one thread of this process to another thread.
    private static var switches: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_nvcsw + usage.ru_nivcsw
    }
    #else
    public static let canBeSeen = false

    public init() {}

    /// Always true on macOS: there is nothing to wait for.
    public func areAtRest() -> Bool { true }
    #endif
}
