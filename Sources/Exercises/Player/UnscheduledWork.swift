import Foundation
import Platform
import Synchronization

/// Work outside the schedulers: tasks, dispatch queues and threads of the learner's code, which the virtual clock
/// doesn't step.
///
/// A verdict must not depend on how fast such work is. So the player waits, before it answers, until every other
/// thread sleeps; only work that sleeps itself can still come later. On systems without Linux's /proc it waits for
/// main alone.
final class UnscheduledWork: Sendable {
    /// The longest that one scenario waits, in all, for threads that never rest.
    private static let timeout = Duration.seconds(2)

    private let threads = OtherThreads()
    private let spent = Mutex(Duration.zero)

    /// Begins a scenario, with the whole timeout.
    func begin() {
        spent.withLock { $0 = .zero }
    }

    /// Returns when every other thread rests, or after the timeout.
    func waitForRest() {
        let begin = ContinuousClock.now
        let left = Self.timeout - spent.withLock { $0 }
        // Main may be in the middle of something that sleeps.
        drainMain()
        var looks = 0
        while !threads.areAtRest(), ContinuousClock.now - begin < left {
            looks += 1
            // Most threads that run are about to sleep.
            if looks < 4 { sched_yield() } else { usleep(100) }
        }
        spent.withLock { $0 += ContinuousClock.now - begin }
    }

    /// Waits until main has run what was queued on it; where other threads can't be seen, also what that queued, a few
    /// times over.
    private func drainMain() {
        for _ in 1...(OtherThreads.canBeSeen ? 1 : 6) { DispatchQueue.main.sync {} }
    }
}
