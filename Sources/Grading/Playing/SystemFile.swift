#if os(Linux)
import Glibc

/// Small files in which the system describes itself, such as those in /proc: read at once, without asking anything else about them.
enum SystemFile {
    /// The first so many bytes of a file, as text; nil when there is no such file. One call of `read`, which such files answer whole.
    static func text(of path: String, upTo count: Int = 4_096) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
            let length = read(descriptor, buffer.baseAddress, count)
            return length < 0 ? nil : String(decoding: buffer.prefix(length), as: UTF8.self)
        }
    }
}
#endif
