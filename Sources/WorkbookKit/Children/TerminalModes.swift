import Platform

/// How the terminal was set before a child was given it, so that one that crashes does not leave it unusable.
struct TerminalModes {
    private let modes: termios

    /// The modes of the terminal on standard input; nil where that is none.
    static func current() -> TerminalModes? {
        var modes = termios()
        return tcgetattr(STDIN_FILENO, &modes) == 0 ? TerminalModes(modes: modes) : nil
    }

    /// Sets the terminal as it was.
    /// - Parameter wasKilled: whether the child had no chance to leave the screen as it should be: then the ordinary screen, the cursor
    ///   and plain pastes are asked back.
    func restore(wasKilled: Bool) {
        if wasKilled, isatty(STDOUT_FILENO) == 1 {
            let sequences = Array("\u{1B}[?1049l\u{1B}[?25h\u{1B}[?2004l\u{1B}[0m\r\n".utf8)
            _ = write(STDOUT_FILENO, sequences, sequences.count)
        }
        var modes = modes
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }
}
