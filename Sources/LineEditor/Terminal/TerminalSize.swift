import CLibedit

/// The size of the terminal's window, in character cells.
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

    /// The present size of the window behind standard output (or else input, or standard error). Without a window, what
    /// COLUMNS and LINES say, or 24 rows of 80 columns. Any thread.
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
