import Foundation
import Synchronization

/// Work that left the clock: tasks, dispatch queues and threads of the learner's own, which nobody steps.
///
/// A verdict must not depend on whether such work was quick enough to be seen. So the player waits, before it answers, until every
/// other thread sleeps; only work that sleeps itself can then come later. On systems without Linux's /proc it waits for main alone.
final class Stragglers: Sendable {
    /// The longest that one scenario waits, in all, for threads that never come to rest.
    private static let patience = Duration.seconds(2)

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
        while !othersRest(), ContinuousClock.now - begin < left { usleep(100) }
        spent.withLock { $0 += ContinuousClock.now - begin }
    }

    #if os(Linux)
    private let threads = Mutex(ThreadStates())

    /// Waits until main has run what was queued on it.
    private func drainMain() {
        DispatchQueue.main.sync {}
    }

    /// Whether all threads but the calling one sleep, at one and the same time.
    ///
    /// They are looked at one after another, and one that has been seen asleep could be woken by one that is not reached yet. That one
    /// ran meanwhile: it is found running, or it has fallen asleep and been switched away from, and switches are counted.
    private func othersRest() -> Bool {
        let before = Self.switchesOfOthers
        return !threads.withLock { $0.othersRun() } && Self.switchesOfOthers == before
    }

    /// How often the system has taken the processor from threads of this process other than the calling one.
    private static var switchesOfOthers: Int {
        var all = rusage()
        var own = rusage()
        getrusage(Self.callingThreadAlone, &own)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &all)
        return all.ru_nvcsw + all.ru_nivcsw - own.ru_nvcsw - own.ru_nivcsw
    }

    /// RUSAGE_THREAD of getrusage(2), which Swift's view of the C library leaves out.
    private static let callingThreadAlone: __rusage_who_t = 1
    #else
    /// Waits until main has run what was queued on it, and what that queued in turn, a few times over.
    private func drainMain() {
        for _ in 1...6 { DispatchQueue.main.sync {} }
    }

    /// Nobody can tell.
    private func othersRest() -> Bool { true }
    #endif
}
