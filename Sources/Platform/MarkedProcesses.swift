/// The living processes, this one apart, whose limit on the size of files is one of some numbers of bytes.
///
/// A process passes its limits on to the processes that it starts. So an unusual limit marks a process and all its
/// descendants. On macOS the limits of other processes can't be seen: there are none.
public func processes(withFileSizeLimits limits: [UInt64]) -> [pid_t] {
    #if os(Linux)
    let words = limits.map { " \($0) " }
    return SystemFile.names(in: "/proc").compactMap { pid_t($0) }.filter { process in
        process != getpid() && SystemFile.file("/proc/\(process)/limits", contains: words)
            && ProcessSample(process)?.isRunning ?? false
    }
    #else
    return []
    #endif
}
