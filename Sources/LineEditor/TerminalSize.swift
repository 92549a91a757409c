import CLibedit

/// How large the terminal's window is, in character cells.
public struct TerminalSize: Sendable, Equatable {
    /// Rows, at least 1.
    public var rows: Int
    /// Columns, at least 1.
    public var columns: Int

    /// A size; each side is at least 1.
    public init(rows: Int, columns: Int) {
        self.rows = max(1, rows)
        self.columns = max(1, columns)
    }

    /// The size of the window that standard output (or else input, or standard error) is shown in now; where there is
    /// none, what COLUMNS and LINES say, or 24 rows of 80 columns. Any thread.
    public static var current: TerminalSize {
        for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] {
            var size = winsize()
            if clibedit_window_size(descriptor, &size) == 0, size.ws_col > 0, size.ws_row > 0 {
                return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
            }
        }
        func number(_ name: String) -> Int? { Environment.value(name).flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } }
        return TerminalSize(rows: number("LINES") ?? 24, columns: number("COLUMNS") ?? 80)
    }
}
