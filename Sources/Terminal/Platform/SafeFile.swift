/// Reads files that a stranger's program may have made, but no pipes or devices, and doesn't follow a link to a file.
public enum SafeFile {
    /// Why a file isn't read, with the number of `errno`.
    public enum Refusal: Error {
        case cannotOpen(CInt)
        case isNotRegular
        case cannotRead(CInt)
    }

    /// A file's first `size` bytes, as text; nil unless it's a regular file that can be read.
    public static func text(of path: String, atMost size: Int) -> String? {
        (try? bytes(of: path, atMost: size)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A file's first `size` bytes.
    public static func bytes(of path: String, atMost size: Int) throws(Refusal) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotOpen(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .isNotRegular }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: min(size, 1 << 16))
        while bytes.count < size {
            let count = read(descriptor, &piece, min(piece.count, size - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .cannotRead(errno) }
            if count == 0 { break }
            bytes += piece[..<count]
        }
        return bytes
    }
}
