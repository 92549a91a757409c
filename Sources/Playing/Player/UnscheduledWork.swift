import Foundation
import Terminal

/// Work outside the schedulers: the learner's tasks, dispatch queues, and threads, which the virtual clock doesn't
/// step.
///
/// A verdict must not depend on how fast such work is. So before the player answers, it waits until every other thread
/// sleeps and, at a scenario's end, until none waits for the system's clock. What never comes to rest is ended by the
/// grader's limits, which don't depend on the machine's load either. Without Linux's /proc, it waits only for main.
final class UnscheduledWork: Sendable {
    /// The longest pause between two looks, in microseconds. It's short beside the limits, and long beside a look.
    private static let longestPause: UInt32 = 2_000

    private let threads = OtherThreads()
    private let clock = SystemClock()

    func waitForRest(isEnd: Bool) {
        // Main may be running code that sleeps, which would count as rest.
        drainMain()
        var looks: UInt32 = 0
        var wasAwaited = false
        let isCalm = { [clock] in
            let isAwaited = clock.isAwaited(carefully: wasAwaited)
            wasAwaited = wasAwaited || isAwaited
            return !isAwaited
        }
        while !threads.areAtRest(while: isEnd ? isCalm : nil) {
            looks += 1
            // Most running threads are about to sleep.
            if looks < 4 { sched_yield() } else { usleep(min(looks * 25, Self.longestPause)) }
        }
    }

    /// Waits until main has run its queue. If other threads aren't visible, it also waits a few times for newly queued
    /// work.
    private func drainMain() {
        for _ in 1...(OtherThreads.canBeSeen ? 1 : 6) { DispatchQueue.main.sync {} }
    }
}
