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

    /// Waits until main has run what was queued on it, and what that queued in turn, a few times over.
    private func drainMain() {
        for _ in 0..<3 { DispatchQueue.main.sync {} }
    }

    /// Whether a thread other than the calling one is running or about to.
    private func othersRun() -> Bool {
        #if os(Linux)
        // "/proc/thread-self" points to "12/task/34".
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))?.split(separator: "/").last ?? ""
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return threads.contains { thread in
            guard thread != own, let status = try? String(contentsOfFile: "/proc/self/task/\(thread)/stat", encoding: .utf8) else {
                return false
            }
            // "12 (name) R ...": the state is the letter behind the last bracket.
            return status.split(separator: ")").last?.dropFirst().first == "R"
        }
        #else
        return false
        #endif
    }
}
