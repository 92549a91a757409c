import CLibedit
import Platform

/// The terminal's screen, as a place to write bytes to.
public enum TerminalOutput {
    /// Writes a text to standard output at once, after whatever `print` holds back. A frame is one call. Any thread;
    /// gives up silently when the terminal is gone.
    public static func write(_ text: String) {
        clibedit_flush_standard_output()
        var text = text
        text.withUTF8 { bytes in
            var written = 0
            while written < bytes.count {
                let count = systemWrite(STDOUT_FILENO, bytes.baseAddress! + written, bytes.count - written)
                if count >= 0 {
                    written += count
                } else if errno == EAGAIN {
                    waitUntilWritable()
                } else if errno != EINTR {
                    return
                }
            }
        }
    }

    /// Whoever shares the terminal may have made it non-blocking.
    private static func waitUntilWritable() {
        var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&descriptor, 1, -1)
    }
}
