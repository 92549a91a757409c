import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the system says about a process at one moment. Only Linux says it in a form that is cheap to ask for.
struct ProcessSample: Sendable, Equatable {
    private let process: pid_t

    /// Processor time so far, all threads together.
    let processorTime: Duration

    /// Whether it has not ended: a process that has ended and that nobody has asked about stays listed.
    let isRunning: Bool

    /// Looks at a process; nil when there is none, or where this cannot be seen.
    init?(_ process: pid_t) {
        #if os(Linux)
        guard let fields = Self.fields(of: "/proc/\(process)/stat"), fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12])
        else { return nil }
        let ticksPerSecond = max(sysconf(CInt(_SC_CLK_TCK)), 1)
        processorTime = .milliseconds((user + system) * 1_000 / ticksPerSecond)
        isRunning = fields[0] != "Z" && fields[0] != "X"
        self.process = process
        #else
        return nil
        #endif
    }

    /// Whether a thread runs now, is ready to run, or waits for the disk: anything but sleeping. Looked up when it is asked for.
    var isBusy: Bool {
        #if os(Linux)
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.contains { thread in
            guard let state = Self.fields(of: "/proc/\(process)/task/\(thread)/stat")?.first else { return false }
            return state == "R" || state == "D"
        }
        #else
        return false
        #endif
    }

    #if os(Linux)
    /// The fields behind the name, which may hold anything and ends with the last bracket.
    private static func fields(of path: String) -> [Substring]? {
        guard let text = SystemFile.text(of: path), let end = text.lastIndex(of: ")") else { return nil }
        return text[text.index(after: end)...].split(separator: " ")
    }
    #endif
}
