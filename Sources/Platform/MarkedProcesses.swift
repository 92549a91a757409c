/// The living processes, this one apart, that have one of some numbers of bytes among their limits, or some words in
/// the environment that they were started with.
///
/// A process passes its limits and its environment on to the processes that it starts. So an unusual limit, or a word
/// that occurs nowhere else, marks a process and all its descendants. On macOS neither can be seen: there are none.
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

/// How many threads the processes of this user have, all together; nil on macOS, where that can't be counted quickly.
public func threadsOfThisUser() -> Int? {
    #if os(Linux)
    SystemFile.names(in: "/proc").filter { pid_t($0) != nil }.reduce(0) { count, process in
        var status = stat()
        // The folder has a link for each thread's folder, and two of its own.
        guard stat("/proc/\(process)/task", &status) == 0, status.st_uid == getuid() else { return count }
        return count + Int(status.st_nlink) - 2
    }
    #else
    nil
    #endif
}
