import CLibedit
import Synchronization

/// The size of the terminal's window, in character cells.
public struct TerminalSize: Sendable, Equatable {
    /// The height in rows, at least 1.
    public var rows: Int
    /// The width in columns, at least 1.
    public var columns: Int

    /// Makes a size; each side is at least 1.
    public init(rows: Int, columns: Int) {
        self.rows = max(1, rows)
        self.columns = max(1, columns)
    }

    /// The size of the window behind standard output (or else input, or standard error). Without a window, COLUMNS and
    /// LINES, or 24 rows of 80 columns. Safe on any thread.
    public static var current: TerminalSize {
        for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] {
            var size = winsize()
            if clibedit_window_size(descriptor, &size) == 0, size.ws_col > 0, size.ws_row > 0 {
                return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
            }
        }
        func number(_ text: String?) -> Int? { text.flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } }
        return TerminalSize(
            rows: number(Environment.value("LINES")) ?? 24, columns: number(HelpWidth.columns) ?? 80)
    }
}

/// The width of ArgumentParser's help. In a very narrow window, ArgumentParser would crash.
public enum HelpWidth {
    /// The narrowest help, in columns.
    public static let least = 40

    /// The value of COLUMNS before `prepare`; `.some(nil)` if it wasn't set, and nil if `prepare` hasn't run.
    private static let earlier = Mutex<String??>(nil)

    /// Sets COLUMNS, which ArgumentParser prefers to the window's width. Call it before anything else runs, because no
    /// other thread may read the environment during the call.
    public static func prepare() {
        guard earlier.withLock({ $0 }) == nil else { return }
        let columns = TerminalSize.current.columns
        let given = Environment.value("COLUMNS")
        earlier.withLock { $0 = .some(given) }
        setenv("COLUMNS", "\(max(least, given.flatMap(Int.init) ?? columns))", 1)
    }

    /// The original COLUMNS, for everything else, such as an editor that the workbook starts; nil if it isn't set.
    public static var columns: String? { earlier.withLock { $0 } ?? Environment.value("COLUMNS") }
}
