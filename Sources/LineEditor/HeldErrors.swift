import Platform

/// What is written to standard error while the alternate screen is shown: it would disturb the drawing and go away with that
/// screen. It waits in a file without a name, and appears on the ordinary screen afterwards; so does the message of a crash.
///
/// `release` runs in signal handlers: it touches only memory that was there before, and calls only what POSIX allows there.
enum HeldErrors {
    private struct State {
        /// The terminal, and the file that stands in for it; -1 while nothing is held.
        var terminal: Int32 = -1
        var file: Int32 = -1
    }

    // Memory that a signal handler can read without a lock or an exclusivity check.
    private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        return state
    }()

    private static let size = 4_096
    // For the same reason.
    private nonisolated(unsafe) static let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)

    /// From now on what is written to standard error waits, if it goes to a terminal. Main thread.
    static func hold() {
        _ = (state, buffer)
        guard state.pointee.terminal < 0, isatty(STDERR_FILENO) == 1, let stream = tmpfile() else { return }
        defer { fclose(stream) }
        let file = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
        let terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
        guard file >= 0, terminal >= 0, dup2(file, STDERR_FILENO) >= 0 else {
            close(file)
            close(terminal)
            return
        }
        state.pointee = State(terminal: terminal, file: file)
    }

    /// Standard error is the terminal again, and what waited is written to it.
    static func release() {
        let held = state.pointee
        guard held.terminal >= 0 else { return }
        state.pointee = State()
        dup2(held.terminal, STDERR_FILENO)
        lseek(held.file, 0, SEEK_SET)
        while true {
            let count = systemRead(held.file, buffer, size)
            guard count > 0, systemWrite(STDERR_FILENO, buffer, count) > 0 else { break }
        }
        close(held.file)
        close(held.terminal)
    }
}
