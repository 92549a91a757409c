/// Holds standard error back while the alternate screen is shown, because text there would disturb the drawing and
/// vanish with the screen. An unnamed file keeps the text, which then appears on the normal screen, even if the text is
/// the message of a crash.
///
/// `release` can run in a signal handler, so it uses only memory that was allocated before, and calls only functions
/// that POSIX allows there.
enum StandardErrorBuffer {
    private struct State {
        /// The terminal's descriptor, and the file that replaces it; -1 while nothing is held.
        var terminal: CInt = -1
        var file: CInt = -1
    }

    private static let state = HandlerVariable(State())
    private static let size = 4_096
    private static let buffer = HandlerVariable(UInt8(0), count: size)

    /// Call it on the main thread.
    static func hold() {
        _ = (state, buffer)
        guard state.value.terminal < 0, isatty(STDERR_FILENO) == 1, let stream = tmpfile() else { return }
        defer { fclose(stream) }
        let file = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
        let terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
        guard file >= 0, terminal >= 0, dup2(file, STDERR_FILENO) >= 0 else {
            close(file)
            close(terminal)
            return
        }
        state.value = State(terminal: terminal, file: file)
    }

    static func release() {
        let held = state.value
        guard held.terminal >= 0 else { return }
        state.value = State()
        dup2(held.terminal, STDERR_FILENO)
        lseek(held.file, 0, SEEK_SET)
        while true {
            let count = read(held.file, buffer.pointer, size)
            guard count > 0, write(STDERR_FILENO, buffer.pointer, count) > 0 else { break }
        }
        close(held.file)
        close(held.terminal)
    }
}
