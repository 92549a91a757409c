import CLibedit

/// The lines that the user entered earlier, in a plain text file: the newest is last, and each line is unique.
///
/// The file is private (mode 0600), and any tool can edit it. Sessions share the file: each adds its lines under a
/// lock, so that they don't lose each other's. Without a file, the lines are kept in memory. A file that can't be read
/// or written isn't an error: history is a convenience.
public struct History: Sendable {
    /// The lines, oldest first.
    public private(set) var entries: [String] = []

    /// The history file; nil if the lines are only in memory.
    public let path: String?

    /// The maximum number of lines.
    public let limit: Int

    /// The history in a file, or in memory. Reads the file at once.
    public init(path: String? = nil, limit: Int = 1_000) {
        self.path = path
        self.limit = limit
        if let path { entries = History.tidied(HistoryFile.read(path), limit) }
    }

    /// The history file of a program: `$NAME_HISTORY` if set, else `history` in its ``StateFolder``; nil without a
    /// state folder.
    public static func file(for program: String) -> String? {
        if let path = Environment.value(program.uppercased() + "_HISTORY") { return path }
        return StateFolder.path(for: program).map { $0 + "/history" }
    }

    /// Adds a line as the newest, and removes its earlier copy. Skips blank lines. A line break becomes a space.
    public mutating func add(_ line: String) {
        let line = History.oneLine(line)
        guard line.contains(where: { !$0.isWhitespace }) else { return }
        entries = History.tidied(entries + [line], limit)
        guard let path else { return }
        // Other sessions may have added lines, so start from the file's current content.
        HistoryFile.update(path) { lines in History.tidied(lines + [line], limit) }
    }

    private static func oneLine(_ line: String) -> String {
        String(String.UnicodeScalarView(line.unicodeScalars.map { $0 == "\n" || $0 == "\r" || $0 == "\0" ? " " : $0 }))
    }

    private static func tidied(_ lines: [String], _ limit: Int) -> [String] {
        var seen = Set<String>()
        return lines.reversed().filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(limit).reversed()
    }
}

/// A text file that several sessions change without losing each other's lines.
enum HistoryFile {
    static func read(_ path: String) -> [String] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return lines(of: descriptor)
    }

    /// Changes the file's lines, if it can be locked and written. A rename replaces the file, so a crash leaves either
    /// the old file or the new one.
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

    /// Opens the file and locks it against other sessions. Tries again if another session has just replaced the file.
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
