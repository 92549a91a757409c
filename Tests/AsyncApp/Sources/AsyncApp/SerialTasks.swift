#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Runs this program's tasks on the main thread, one after the other, so that each run is the same.
enum SerialTasks {
    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    /// - Returns: false if Swift's runtime has no hook for tasks.
    static func begin() -> Bool {
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return false }
        symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
        return true
    }

    /// Yields 200 times to let the tasks that can run now run.
    @MainActor
    static func settle() async {
        for _ in 0..<200 { await Task.yield() }
    }
}
