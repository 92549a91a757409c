/// The terminal's modes (POSIX: termios): whether it echoes keys and collects them into lines.
public struct TerminalAttributes: Sendable {
    var modes: termios

    /// The modes of the terminal on standard input; nil if it isn't a terminal.
    public static var current: TerminalAttributes? {
        var modes = termios()
        return tcgetattr(STDIN_FILENO, &modes) == 0 ? TerminalAttributes(modes: modes) : nil
    }

    /// Whether the terminal collects keys into lines, so that no program reads single keys.
    var collectsLines: Bool { modes.c_lflag & tcflag_t(ICANON) != 0 }

    /// The modes without echo, line buffering, and Ctrl-S, which would freeze the screen. Ctrl-C stays a signal.
    var withoutLines: TerminalAttributes {
        var changed = self
        changed.modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        changed.modes.c_iflag &= ~tcflag_t(IXON)
        return changed
    }

    /// The modes without echo. Ctrl-C stays a signal, and doesn't discard typed keys.
    var withoutEcho: TerminalAttributes {
        var changed = self
        changed.modes.c_lflag &= ~tcflag_t(ECHO)
        changed.modes.c_lflag |= tcflag_t(NOFLSH)
        return changed
    }

    /// Waits until all output has been written, and applies the modes.
    public func apply() {
        var modes = modes
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }
}
