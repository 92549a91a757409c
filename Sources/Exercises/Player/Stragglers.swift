import Foundation
import Platform
import Synchronization

/// Work that left the clock: tasks, dispatch queues and threads of the learner's own, which nobody steps.
///
/// A verdict must not depend on whether such work was quick enough to be seen. So the player waits, before it answers, until every
/// other thread sleeps; only work that sleeps itself can then come later. On systems without Linux's /proc it waits for main alone.
final class Stragglers: Sendable {
    /// The longest that one scenario waits, in all, for threads that never come to rest.
    private static let patience = Duration.seconds(2)

    private let threads = OtherThreads()
    private let spent = Mutex(Duration.zero)

    /// Begins a scenario, with patience as at first.
    func begin() {
        spent.withLock { $0 = .zero }
    }

    /// Returns when every other thread is at rest, or patience is at its end.
    func waitForRest() {
        let begin = ContinuousClock.now
        let left = Self.patience - spent.withLock { $0 }
        // Main may be in the middle of something that sleeps.
        drainMain()
        while !threads.areAtRest(), ContinuousClock.now - begin < left { usleep(100) }
        spent.withLock { $0 += ContinuousClock.now - begin }
    }

    /// Waits until main has run what was queued on it; where other threads can't be seen, also what that queued, a few times over.
    private func drainMain() {
        for _ in 1...(OtherThreads.canBeSeen ? 1 : 6) { DispatchQueue.main.sync {} }
    }
}
