import Terminal

#if os(Linux)
/// Which threads of this process run, according to Linux's /proc.
///
/// The player checks after every stimulus, so this must be fast. The files stay open between checks, because opening a
/// file takes longer than reading it. A check makes no strings.
struct ThreadStates: ~Copyable {
    private static let folder = "/proc/self/task"

    /// The open file of each known thread. Every file contains the process's thread count, which reveals new threads.
    /// The file of an ended thread can't be read anymore, even if a new thread has reused its ID.
    private var files: [CInt] = []

    deinit {
        for file in files { close(file) }
    }

    /// Whether a thread other than the calling one is running or about to run.
    mutating func othersRun() -> Bool {
        if let answer = look() { return answer }
        openAll()
        // If this fails too, threads are starting and ending right now, so others run.
        return look() ?? true
    }

    /// Nil if the open files don't match the current threads.
    private func look() -> Bool? {
        // This includes the calling thread.
        var running = 0
        var count = 0
        for file in files {
            guard let state = Self.state(in: file) else { return nil }
            running += state.runs ? 1 : 0
            if running > 1 { return true }
            count = state.threads
        }
        return count == files.count && count > 0 ? false : nil
    }

    private mutating func openAll() {
        for file in files { close(file) }
        files = []
        guard let threads = opendir(Self.folder) else { return }
        defer { closedir(threads) }
        while let entry = readdir(threads) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
                    guard atol(name) != 0, let file = Self.open(thread: name, of: threads) else { return }
                    files.append(file)
                }
            }
        }
    }

    private static func open(thread: UnsafePointer<CChar>, of threads: OpaquePointer) -> CInt? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { path in
            guard let start = path.baseAddress else { return nil }
            memset(start, 0, 64)
            strncpy(start, thread, 50)
            strcat(start, "/stat")
            let file = openat(dirfd(threads), start, O_RDONLY | O_CLOEXEC)
            return file < 0 ? nil : file
        }
    }

    /// Reads a thread's file, such as "12 (name) R ...": the state is after the last parenthesis, and the eighteenth
    /// word from there on is the number of threads in the process. See proc_pid_stat(5).
    private static func state(in file: CInt) -> (runs: Bool, threads: Int)? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            guard let line = buffer.baseAddress else { return nil }
            memset(line, 0, 512)
            guard pread(file, line, 511, 0) > 0, let bracket = strrchr(line, CInt(UInt8(ascii: ")"))) else {
                return nil
            }
            var word = bracket + 2
            for _ in 1..<18 {
                guard let space = strchr(word, CInt(UInt8(ascii: " "))) else { return nil }
                word = space + 1
            }
            return (strncmp(bracket, ") R", 3) == 0, atol(word))
        }
    }
}
#endif
