/// Files that a stranger's program may have made: a link isn't followed, and a pipe or a device isn't read.
public enum SafeFile {
    /// The beginning of a file, as text; nil if it isn't a regular file that can be read. On macOS and Linux alike.
    public static func text(of path: String, atMost size: Int) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: min(size, 1 << 16))
        while bytes.count < size {
            let count = read(descriptor, &piece, min(piece.count, size - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += piece[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// How many files and folders a folder contains, and how many bytes they take on the disk. It stops counting at a
    /// number of files.
    public static func use(of folder: String, atMost limit: Int) -> (files: Int, bytes: Int) {
        var use = (files: 0, bytes: 0)
        var folders = [folder]
        while let folder = folders.popLast(), use.files < limit {
            guard let stream = opendir(folder) else { continue }
            defer { closedir(stream) }
            while use.files < limit, let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                guard name != ".", name != ".." else { continue }
                var status = stat()
                guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
                use.files += 1
                use.bytes += Int(status.st_blocks) * 512
                if status.st_mode & S_IFMT == S_IFDIR { folders.append("\(folder)/\(name)") }
            }
        }
        return use
    }
}
