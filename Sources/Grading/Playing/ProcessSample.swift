import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the system says about a process at one moment. Only Linux says it in a form that is cheap to ask for.
struct ProcessSample: Sendable, Equatable {
    private let process: pid_t

    /// The name of its program, of which the system keeps fifteen bytes.
    let name: String

    /// Processor time so far, all threads together.
    let processorTime: Duration

    /// Whether it has not ended: a process that has ended and that nobody has asked about stays listed.
    let isRunning: Bool

    /// Looks at a process; nil when there is none, or where this cannot be seen.
    init?(_ process: pid_t) {
        #if os(Linux)
        guard
            let text = SystemFile.text(of: "/proc/\(process)/stat"), let name = Self.name(in: text),
            let fields = Self.fields(of: text),
            fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12])
        else { return nil }
        let ticksPerSecond = max(sysconf(CInt(_SC_CLK_TCK)), 1)
        processorTime = .milliseconds((user + system) * 1_000 / ticksPerSecond)
        isRunning = fields[0] != "Z" && fields[0] != "X"
        self.process = process
        self.name = name
        #else
        return nil
        #endif
    }

    /// Whether a thread runs now, is ready to run, or waits for the disk: anything but sleeping. Looked up when it is asked for.
    var isBusy: Bool {
        #if os(Linux)
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.contains { thread in
            let text = SystemFile.text(of: "/proc/\(process)/task/\(thread)/stat")
            let state = text.flatMap(Self.fields)?.first
            return state == "R" || state == "D"
        }
        #else
        return false
        #endif
    }

    #if os(Linux)
    /// The name, which may hold anything, stands between the first bracket and the last.
    private static func name(in text: String) -> String? {
        guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else { return nil }
        return String(text[text.index(after: start)..<end])
    }

    /// The fields behind the name.
    private static func fields(of text: String) -> [Substring]? {
        guard let end = text.lastIndex(of: ")") else { return nil }
        return text[text.index(after: end)...].split(separator: " ")
    }
    #endif
}
