import Terminal

/// The system's data about a process at one moment. On macOS, there are no samples.
public struct ProcessSample: Sendable, Equatable {
    private let process: pid_t

    /// The first fifteen bytes of the program's name.
    public let name: String

    /// The processor time so far, of all threads together.
    public let processorTime: Duration

    /// Whether the process still runs. A process that has ended stays listed until its parent asks for its status.
    public let isRunning: Bool

    /// How many threads the process has.
    public let threads: Int

    /// The memory that the process occupies, in bytes, including shared memory.
    public let residentMemory: Int

    /// When the process started, in the system's units.
    let start: String

    #if os(Linux)
    /// Examines a process; nil if it doesn't exist.
    public init?(_ process: pid_t) {
        guard let (name, fields) = Self.words(ofFile: "/proc/\(process)/stat"), fields.count > 21,
            let user = Int(fields[11]), let system = Int(fields[12]), let threads = Int(fields[17]),
            let pages = Int(fields[21])
        else { return nil }
        let ticksPerSecond = max(sysconf(CInt(_SC_CLK_TCK)), 1)
        processorTime = .milliseconds((user + system) * 1_000 / ticksPerSecond)
        isRunning = fields[0] != "Z" && fields[0] != "X"
        start = String(fields[19])
        self.threads = threads
        residentMemory = pages * sysconf(CInt(_SC_PAGESIZE))
        self.process = process
        self.name = name
    }

    /// Whether any thread is running, ready to run, or waiting for the disk. Each access checks again.
    public var isBusy: Bool {
        SystemFile.names(in: "/proc/\(process)/task").contains { thread in
            let state = Self.words(ofFile: "/proc/\(process)/task/\(thread)/stat")?.fields.first
            return state == "R" || state == "D"
        }
    }

    /// The name in a file like "12 (name) S 1 …", and the words after it. The name may contain parentheses.
    private static func words(ofFile path: String) -> (name: String, fields: [Substring])? {
        guard let text = SystemFile.text(of: path), let start = text.firstIndex(of: "("),
            let end = text.lastIndex(of: ")")
        else { return nil }
        return (String(text[text.index(after: start)..<end]), text[text.index(after: end)...].split(separator: " "))
    }
    #else
    public init?(_ process: pid_t) { return nil }

    public var isBusy: Bool { false }
    #endif
}
