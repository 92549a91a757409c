import Foundation
import Synchronization
import Terminal

/// Work outside the schedulers: the learner's tasks, dispatch queues, and threads, which the virtual clock doesn't
/// step.
///
/// A verdict must not depend on how fast such work is. So before the player answers, it waits until every other thread
/// sleeps, up to a limit. Without Linux's /proc, it waits only for main.
final class UnscheduledWork: Sendable {
    /// The maximum wait per scenario for threads that never come to rest.
    private static let timeout = Duration.seconds(2)

    private let threads = OtherThreads()
    private let spent = Mutex(Duration.zero)

    func begin() { spent.withLock { $0 = .zero } }

    func waitForRest() {
        let begin = ContinuousClock.now
        let left = Self.timeout - spent.withLock { $0 }
        // Main may be running code that sleeps, which would count as rest.
        drainMain()
        var looks = 0
        while !threads.areAtRest(), ContinuousClock.now - begin < left {
            looks += 1
            // Most running threads are about to sleep.
            if looks < 4 { sched_yield() } else { usleep(100) }
        }
        spent.withLock { $0 += ContinuousClock.now - begin }
    }

    /// Waits until main has run its queue. If other threads aren't visible, it also waits a few times for newly queued
    /// work.
    private func drainMain() {
        for _ in 1...(OtherThreads.canBeSeen ? 1 : 6) { DispatchQueue.main.sync {} }
    }
}
