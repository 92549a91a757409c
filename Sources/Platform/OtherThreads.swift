import Synchronization

/// The threads of this process other than the calling one. Linux shows in /proc which of them run; on macOS they
/// can't be seen.
public final class OtherThreads: Sendable {
    #if os(Linux)
    /// Whether this system shows what other threads do.
    public static let canBeSeen = true

    private let states = Mutex(ThreadStates())

    public init() {}

    /// Whether all of them sleep, at the same time.
    ///
    /// They are looked at one after another, so one that was seen asleep could be woken by one that wasn't reached
    /// yet. The waker then runs, or has fallen asleep since. In that case the system has switched to another thread,
    /// and it counts the switches. It counts those of the calling thread, too: then one more look is needed.
    public func areAtRest() -> Bool {
        let before = Self.switches
        return !states.withLock { $0.othersRun() } && Self.switches == before
    }

    /// How often the system has taken the processor from a thread of this process.
    private static var switches: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_nvcsw + usage.ru_nivcsw
    }
    #else
    public static let canBeSeen = false

    public init() {}

    /// On macOS always true: nothing can be waited for.
    public func areAtRest() -> Bool { true }
    #endif
}
