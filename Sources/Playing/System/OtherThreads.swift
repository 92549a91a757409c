import Synchronization
import Terminal

/// The threads of this process other than the calling one. Linux shows in /proc which threads run; macOS has no /proc.
public final class OtherThreads: Sendable {
    #if os(Linux)
    /// Whether this system shows what other threads do.
    public static let canBeSeen = true

    private let states = Mutex(ThreadStates())

    public init() {}

    /// Whether all the other threads sleep at the same time.
    ///
    /// The threads are examined one after another, so a thread that was seen asleep may be woken by a thread that
    /// hasn't been examined yet. If the waker still runs, its examination shows that; if it has fallen asleep, the
    /// count of thread switches has changed. The calling thread's switches also count, so after false, check again.
    /// - Parameter isCalm: whether something else is at rest, too, at the same time.
    public func areAtRest(while isCalm: (() -> Bool)? = nil) -> Bool {
        let before = Self.switches
        guard !states.withLock({ $0.othersRun() }) else { return false }
        if let isCalm, !isCalm() || states.withLock({ $0.othersRun() }) { return false }
        return Self.switches == before
    }

    /// How many times a thread of this process has left a processor since the process started.
    private static var switches: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_nvcsw + usage.ru_nivcsw
    }
    #else
    public static let canBeSeen = false

    public init() {}

    /// Always true on macOS, where other threads aren't examined.
    public func areAtRest(while isCalm: (() -> Bool)? = nil) -> Bool { true }
    #endif
}
