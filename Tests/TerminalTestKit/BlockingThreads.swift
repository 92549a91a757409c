import Dispatch

/// Runs tests that block their thread while they wait for a terminal. Swift's pool has a thread per processor, and two
/// such tests would stop all others.
public final class BlockingThreads: TaskExecutor {
    /// Shared by all tests of a process.
    public static let shared = BlockingThreads()

    /// A queue of another quality of service has a pool of threads for itself.
    private let queue = DispatchQueue.global(qos: .utility)

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
