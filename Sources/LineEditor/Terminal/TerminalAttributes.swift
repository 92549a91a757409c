import Platform

/// How the terminal treats what is typed: echoed and collected into lines, or passed on key by key. (POSIX: termios.)
public struct TerminalAttributes: Sendable {
    var modes: termios

    /// Those of the terminal on standard input; nil when that isn't a terminal.
    public static var current: TerminalAttributes? {
        var modes = termios()
        return tcgetattr(STDIN_FILENO, &modes) == 0 ? TerminalAttributes(modes: modes) : nil
    }

    /// Without echo, without lines, and without Ctrl-S, which would stop the screen. Ctrl-C stays a signal.
    var withoutLines: TerminalAttributes {
        var changed = self
        changed.modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        changed.modes.c_iflag &= ~tcflag_t(IXON)
        return changed
    }

    /// Without echo. Ctrl-C stays a signal, and keeps what was typed before.
    var withoutEcho: TerminalAttributes {
        var changed = self
        changed.modes.c_lflag &= ~tcflag_t(ECHO)
        changed.modes.c_lflag |= tcflag_t(NOFLSH)
        return changed
    }

    /// Gives them to the terminal, as soon as everything that was written is on the screen.
    public func apply() {
        var modes = modes
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }
}
