import Dispatch
import Foundation
import ReactiveCore
import Synchronization

#if os(Linux) && compiler(>=6.3)
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
#endif

/// Runs the tasks of this process on a clock, so that a run with `async` code prints the same bytes each time.
///
/// Each step of a task, from one `await` to the next, becomes an action of the clock with no delay. A ``VirtualTime``
/// runs them one at a time, in the order in which they became ready: those of the main actor on main, all others on a
/// queue named ``poolLabel``. A task is at rest when nothing is due. The order is one that the real executors could
/// choose, too; code must not rely on it.
///
/// Swift's interface for executors is experimental, and a later version may rename it. This file alone uses it.
package enum SteppedTasks {
    /// The name of the thread for tasks that aren't on the main actor.
    package static let poolLabel = "pool"

    private struct State: Sendable {
        var isInstalled = false
        var time: (any TimeSource)?
        var onRealSleep: (@Sendable () -> Void)?
    }

    private static let state = Mutex(State())
    private static let pool = DispatchQueue(label: poolLabel)

    /// Whether the tasks of this process are stepped.
    package static var isInstalled: Bool { state.withLock(\.isInstalled) }

    /// Steps all further tasks on a clock. Call it on the main thread, after ``install()``.
    /// - Parameter onRealSleep: called on any thread when a task sleeps on a clock of the machine. That sleep ends at
    ///   once, since no one can say when it would end in virtual time.
    package static func begin(on time: any TimeSource, onRealSleep: @escaping @Sendable () -> Void = {}) {
        state.withLock { state in
            guard state.isInstalled else { return }
            (state.time, state.onRealSleep) = (time, onRealSleep)
        }
    }

    #if os(Linux) && compiler(>=6.3)
    /// Why tasks can't be stepped here, in a sentence; nil if they can.
    package static let obstacle: String? = nil

    /// Takes over the executors of this process. Call it before the first use of a task or an actor.
    package static func install() {
        let isFirst = state.withLock { state in
            defer { state.isInstalled = true }
            return !state.isInstalled
        }
        if isFirst { _createExecutors(factory: SteppedExecutors.self) }
    }

    fileprivate static func put(_ job: consuming ExecutorJob, onMain: Bool, afterSleep: Bool = false) {
        let job = UnownedJob(job)
        let run: @Sendable () -> Void = {
            if onMain {
                job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            } else {
                job.runSynchronously(on: PoolExecutor.shared.asUnownedTaskExecutor())
            }
        }
        let (time, onRealSleep) = state.withLock { ($0.time, $0.onRealSleep) }
        if afterSleep { onRealSleep?() }
        let queue = onMain ? DispatchQueue.main : pool
        if let time { time.schedule(after: .zero, on: queue, run) } else { queue.async(execute: run) }
    }
    #else
    package static let obstacle: String? =
        "The tasks of chapter 13 can't be checked here: that needs Linux and Swift 6.3. Its programs run."

    package static func install() {}
    #endif
}

#if os(Linux) && compiler(>=6.3)
private struct SteppedExecutors: ExecutorFactory {
    static let mainExecutor: any MainExecutor = QueueExecutor()
    static let defaultExecutor: any TaskExecutor = PoolExecutor.shared
}

/// The main actor's executor: the main queue.
private final class QueueExecutor: MainExecutor {
    var isMainExecutor: Bool { true }

    func run() throws { RunLoop.main.run() }
    func stop() {}
    func enqueue(_ job: consuming ExecutorJob) { SteppedTasks.put(job, onMain: true) }
    func checkIsolated() { precondition(Thread.isMainThread, "This code needs the main actor.") }
    func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }
}

private final class PoolExecutor: TaskExecutor, SchedulingExecutor {
    static let shared = PoolExecutor()

    func enqueue(_ job: consuming ExecutorJob) { SteppedTasks.put(job, onMain: false) }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        SteppedTasks.put(job, onMain: false, afterSleep: true)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        SteppedTasks.put(job, onMain: false, afterSleep: true)
    }
}
#endif
