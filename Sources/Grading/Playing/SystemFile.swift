#if os(Linux)
import Glibc

/// Small files in which the system describes itself, such as those in /proc: read at once, without asking anything else about them.
enum SystemFile {
    /// The beginning of a file, as text; nil when there is no such file. One call of `read`, which such files answer whole.
    static func text(of path: String) -> String? {
        withBytes(of: path) { String(cString: $0) }
    }

    /// Whether one of some texts stands in a file's beginning. For files that are asked by the hundred: no string is made of them.
    static func file(_ path: String, holdsOneOf texts: [String]) -> Bool {
        withBytes(of: path) { bytes in texts.contains { strstr(bytes, $0) != nil } } ?? false
    }

    /// The first bytes of a file, with a zero behind them.
    private static func withBytes<Result>(of path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let length = read(descriptor, start, buffer.count - 1)
            guard length >= 0 else { return nil }
            buffer[length] = 0
            return body(start)
        }
    }
}
#endif
