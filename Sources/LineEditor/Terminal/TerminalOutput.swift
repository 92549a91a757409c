import CLibedit
import Platform

/// Writes to the terminal's screen.
public enum TerminalOutput {
    /// Writes a text to standard output at once, after everything that `print` has buffered. A frame is one call. Any
    /// thread. When the terminal is gone, nothing happens.
    public static func write(_ text: String) {
        clibedit_flush_standard_output()
        writeAll(text, to: STDOUT_FILENO)
    }
}
