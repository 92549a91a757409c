import Foundation
import Synchronization

/// Work that left the clock: tasks, dispatch queues and threads of the learner's own, which nobody steps.
///
/// A verdict must not depend on whether such work was quick enough to be seen. So the player waits, before it answers, until main has
/// nothing left to do and every other thread sleeps; only work that sleeps itself can then come later. On systems without Linux's
/// /proc it waits for main alone.
final class Stragglers: Sendable {
    /// The longest that one scenario waits, in all, for threads that never come to rest.
    private static let patience = Duration.seconds(2)

    private let spent = Mutex(Duration.zero)

    /// Begins a scenario, with patience as at first.
    func begin() {
        spent.withLock { $0 = .zero }
    }

    /// Returns when main and every other thread is at rest, or patience is at its end.
    func waitForRest() {
        let begin = ContinuousClock.now
        let left = Self.patience - spent.withLock { $0 }
        repeat {
            drainMain()
            if !othersRun() {
                // What they did last may have been to send something to main.
                drainMain()
                if !othersRun() { break }
            }
            usleep(200)
        } while ContinuousClock.now - begin < left
        spent.withLock { $0 += ContinuousClock.now - begin }
    }

    /// Waits until main has run what was queued on it, and what that queued in turn, a few times over. The calling thread waits once.
    private func drainMain() {
        let drained = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { DispatchQueue.main.async { DispatchQueue.main.async { drained.signal() } } }
        drained.wait()
    }

    /// Whether a thread other than the calling one is running or about to.
    ///
    /// Asked after every stimulus, so it reads bytes and makes no strings.
    private func othersRun() -> Bool {
        #if os(Linux)
        guard let threads = opendir("/proc/self/task") else { return false }
        defer { closedir(threads) }
        let own = Self.callingThread
        while let entry = readdir(threads) {
            let runs = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
                    atol(name) != 0 && atol(name) != own && Self.isRunning(thread: name, of: threads)
                }
            }
            if runs { return true }
        }
        #endif
        return false
    }

    #if os(Linux)
    /// The number of the calling thread: "/proc/thread-self" points to "12/task/34".
    private static var callingThread: Int {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            guard let target = buffer.baseAddress else { return 0 }
            memset(target, 0, 64)
            guard readlink("/proc/thread-self", target, 63) > 0, let slash = strrchr(target, CInt(UInt8(ascii: "/"))) else { return 0 }
            return atol(slash + 1)
        }
    }

    /// Whether a thread of a folder of threads is running: its line is "12 (name) R ...", and the state is the letter behind the last bracket.
    private static func isRunning(thread: UnsafePointer<CChar>, of threads: OpaquePointer) -> Bool {
        let folder = openat(dirfd(threads), thread, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let file = openat(folder, "stat", O_RDONLY | O_CLOEXEC)
        close(folder)
        guard file >= 0 else { return false }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let line = buffer.baseAddress else { return false }
            memset(line, 0, 256)
            guard read(file, line, 255) > 0, let bracket = strrchr(line, CInt(UInt8(ascii: ")"))) else { return false }
            return strncmp(bracket, ") R", 3) == 0
        }
    }
    #endif
}
