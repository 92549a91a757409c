#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How the terminal was set before a child was given it, so that one that crashes does not leave it unusable.
struct TerminalModes {
    private let modes: termios

    /// The modes of the terminal on standard input; nil where that is none.
    static func current() -> TerminalModes? {
        var modes = termios()
        return tcgetattr(STDIN_FILENO, &modes) == 0 ? TerminalModes(modes: modes) : nil
    }

    func restore() {
        var modes = modes
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }
}
