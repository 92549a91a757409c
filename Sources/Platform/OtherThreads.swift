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
    /// and it counts the switches.
    public func areAtRest() -> Bool {
        let before = Self.switches
        return !states.withLock { $0.othersRun() } && Self.switches == before
    }

    /// How often the system has taken the processor from one of them.
    private static var switches: Int {
        var all = rusage()
        var own = rusage()
        getrusage(callingThread, &own)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &all)
        return all.ru_nvcsw + all.ru_nivcsw - own.ru_nvcsw - own.ru_nivcsw
    }

    /// RUSAGE_THREAD of getrusage(2), which the C library's module hides.
    private static let callingThread: __rusage_who_t = 1
    #else
    public static let canBeSeen = false

    public init() {}

    /// On macOS always true: nothing can be waited for.
    public func areAtRest() -> Bool { true }
    #endif
}
