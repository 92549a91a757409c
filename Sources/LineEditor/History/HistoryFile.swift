import Platform

/// A text file that several sessions change without losing each other's lines.
enum HistoryFile {
    /// The file's lines; none when there is no such file. Bytes that aren't UTF-8 are repaired.
    static func read(_ path: String) -> [String] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return lines(of: descriptor)
    }

    /// Changes the file's lines. A new file replaces the old one in a single step, so a crash leaves one or the other.
    static func update(_ path: String, _ change: ([String]) -> [String]) {
        createFolders(of: path)
        guard let descriptor = openLocked(path) else { return }
        defer { close(descriptor) }
        let text = change(lines(of: descriptor)).map { $0 + "\n" }.joined()
        let draft = path + ".new"
        let copy = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard copy >= 0 else { return }
        let isComplete = writeAll(text, to: copy)
        close(copy)
        if !isComplete || rename(draft, path) != 0 { unlink(draft) }
    }

    /// The file, open and locked against other sessions. If the session that had the lock before has replaced the file,
    /// this tries again with the new one.
    private static func openLocked(_ path: String) -> Int32? {
        for _ in 0..<100 {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return nil }
            var opened = stat()
            var named = stat()
            if flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &opened) == 0, stat(path, &named) == 0,
                opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
            {
                return descriptor
            }
            close(descriptor)
        }
        return nil
    }

    private static func lines(of descriptor: Int32) -> [String] {
        var bytes: [UInt8] = []
        while let part = readBytes(from: descriptor, atMost: 65_536), !part.isEmpty { bytes += part }
        return bytes.split(separator: 0x0a).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func createFolders(of path: String) {
        var folder = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            mkdir(folder, 0o700)
        }
    }
}
