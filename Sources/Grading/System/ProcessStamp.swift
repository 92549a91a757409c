import Terminal

/// A name for a process. On Linux, even a later process with the same ID gets another name. Stamps name files that are
/// useless once the process has ended.
///
/// On Linux, a stamp consists of the PID namespace, the process ID, and the start time. On macOS, only the process ID
/// distinguishes stamps.
public enum ProcessStamp {
    /// The stamp of this process, such as `4026531836.812.77231`.
    public static let own = make(for: getpid())

    /// Whether the process with a stamp has ended; nil for a process in another container, and for an invalid stamp.
    public static func hasEnded(_ stamp: some StringProtocol) -> Bool? {
        let parts = stamp.split(separator: ".")
        guard parts.count == 3, parts[0] == namespace, let process = pid_t(parts[1]) else { return nil }
        return make(for: process) != stamp
    }

    #if os(Linux)
    private static func make(for process: pid_t) -> String {
        "\(namespace).\(process).\(ProcessSample(process)?.start ?? "0")"
    }

    private static let namespace: String = {
        var target = [CChar](repeating: 0, count: 64)
        // The link contains a text such as "pid:[4026531836]".
        guard readlink("/proc/self/ns/pid", &target, target.count - 1) > 0 else { return "0" }
        return String(
            target.map { UInt8(bitPattern: $0) }.filter { (48...57).contains($0) }.map { Character(.init($0)) })
    }()
    #else
    private static func make(for process: pid_t) -> String {
        "\(namespace).\(process).\(kill(process, 0) == 0 || errno == EPERM ? 1 : 0)"
    }

    private static let namespace = "0"
    #endif
}
