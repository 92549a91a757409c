import Dispatch
import Terminal

/// What waits for the system's clock in this process, and then goes on. Linux shows that in /proc.
struct SystemClock: Sendable {
    #if os(Linux)
    private typealias Instant = SuspendingClock.Instant

    /// The file that lists the timers that Dispatch waits for with epoll(7); nil if there's none.
    private let timers: String?
    /// When the timer first expires with which Dispatch looks after its threads every second; nil if it wasn't found.
    private let ownTimer: Instant?

    /// Call it before any code of the learner runs.
    init() {
        // Dispatch sets its timer when it starts the first of its threads.
        let hasRun = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { hasRun.signal() }
        hasRun.wait()
        var found: (file: String, instant: Instant)?
        var looks = 0
        while found == nil, looks < 5_000 {
            looks += 1
            usleep(100)
            for name in SystemFile.names(in: "/proc/self/fdinfo") {
                let file = "/proc/self/fdinfo/\(name)"
                if let instant = Self.nextTimer(in: file) { found = (file, instant) }
            }
        }
        (timers, ownTimer) = (found?.file, found?.instant)
    }

    /// Whether a thread sleeps for a time, or a timer of Dispatch is set. Linux shows only the first timer, so one
    /// after Dispatch's own isn't seen. If `carefully`, also true in the half second before Dispatch's own expires.
    func isAwaited(carefully: Bool) -> Bool {
        if Self.aThreadSleeps { return true }
        guard let timers, let ownTimer, let next = Self.nextTimer(in: timers) else { return false }
        let milliseconds = (next - ownTimer) / .milliseconds(1)
        let isOwn = abs(milliseconds - 1_000 * (milliseconds / 1_000).rounded()) < 3
        return !isOwn || carefully && next - SuspendingClock.now < .milliseconds(500)
    }

    /// The numbers of nanosleep(2) and clock_nanosleep(2).
    #if arch(x86_64)
    private static let sleeps = ["35 ", "230 "]
    #else
    private static let sleeps = ["101 ", "115 "]
    #endif

    /// The file of a waiting thread begins with the number of its system call.
    private static var aThreadSleeps: Bool {
        SystemFile.names(in: "/proc/self/task").contains { thread in
            let call = SystemFile.text(of: "/proc/self/task/\(thread)/syscall") ?? ""
            return sleeps.contains { call.hasPrefix($0) }
        }
    }

    /// When the first timer of a list expires; nil if none is set. Dispatch doesn't stop a timer that nothing needs
    /// anymore: it only takes it off the list.
    private static func nextTimer(in file: String) -> Instant? {
        let lines = (SystemFile.text(of: file) ?? "").split(separator: "\n").filter { $0.hasPrefix("tfd:") }
        return lines.compactMap { $0.split(separator: " ").dropFirst().first.flatMap(expiry) }.min()
    }

    /// The file of a timer has the time that is left, such as "it_value: (0, 996816960)".
    private static func expiry(of timer: Substring) -> Instant? {
        while true {
            let before = SuspendingClock.now
            let words = (SystemFile.text(of: "/proc/self/fdinfo/\(timer)") ?? "").split { " (),\n".contains($0) }
            guard let place = words.firstIndex(of: "it_value:"), words.count > place + 2,
                let seconds = Int64(words[place + 1]), let nanoseconds = Int64(words[place + 2]),
                seconds + nanoseconds > 0
            else { return nil }
            // If the system has run something else in between, the result isn't exact.
            if SuspendingClock.now - before < .milliseconds(1) {
                return before + .seconds(seconds) + .nanoseconds(nanoseconds)
            }
        }
    }
    #else
    func isAwaited(carefully: Bool) -> Bool { false }
    #endif
}
