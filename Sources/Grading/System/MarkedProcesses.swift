import Terminal

/// The running processes, except this one, that have one of `limits`, in bytes, among their resource limits, or `words`
/// in their initial environment.
///
/// A process passes its limits and its environment on to the processes that it starts. So an unusual limit, or a unique
/// word, marks a process and its descendants. On macOS, neither is visible, and the result is empty.
public func processes(withLimits limits: [UInt64], orInEnvironment words: String) -> [pid_t] {
    #if os(Linux)
    let numbers = limits.map { " \($0) " }
    return SystemFile.names(in: "/proc").compactMap { pid_t($0) }.filter { process in
        guard process != getpid() else { return false }
        let isMarked =
            SystemFile.file("/proc/\(process)/limits", contains: numbers)
            || SystemFile.file("/proc/\(process)/environ", contains: [words])
        return isMarked && ProcessSample(process)?.isRunning ?? false
    }
    #else
    return []
    #endif
}

/// The total number of threads in this user's processes; nil on macOS, where they can't be counted quickly.
public func threadsOfThisUser() -> Int? {
    #if os(Linux)
    SystemFile.names(in: "/proc").filter { pid_t($0) != nil }.reduce(0) { count, process in
        var status = stat()
        // The folder has a link for each thread's folder, and two links for itself.
        guard stat("/proc/\(process)/task", &status) == 0, status.st_uid == getuid() else { return count }
        return count + Int(status.st_nlink) - 2
    }
    #else
    nil
    #endif
}
