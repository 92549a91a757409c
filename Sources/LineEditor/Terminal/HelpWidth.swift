import Platform
import Synchronization

/// The width that ArgumentParser is told, for its help. In a window of 26 columns or fewer, it would stop the program.
public enum HelpWidth {
    /// The narrowest help.
    public static let least = 40

    /// What COLUMNS said before; nil if nothing was changed.
    private static let earlier = Mutex<String??>(nil)

    /// Sets COLUMNS, which counts more than the window for ArgumentParser. Called before anything else runs, because
    /// other threads must not read the environment meanwhile. A window may also become narrow later.
    public static func prepare() {
        guard earlier.withLock({ $0 }) == nil else { return }
        let columns = TerminalSize.current.columns
        let given = Environment.value("COLUMNS")
        earlier.withLock { $0 = .some(given) }
        setenv("COLUMNS", "\(max(least, given.flatMap(Int.init) ?? columns))", 1)
    }

    /// What COLUMNS says to everything else, such as an editor that is started; nil if it isn't set.
    public static var columns: String? { earlier.withLock { $0 } ?? Environment.value("COLUMNS") }
}
