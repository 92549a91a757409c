import Foundation

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
        if let path { entries = History.tidied(History.lines(of: path), limit) }
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
        History.update(path) { lines in History.tidied(lines + [line], limit) }
    }

    private static func oneLine(_ line: String) -> String {
        String(String.UnicodeScalarView(line.unicodeScalars.map { $0 == "\n" || $0 == "\r" || $0 == "\0" ? " " : $0 }))
    }

    private static func tidied(_ lines: [String], _ limit: Int) -> [String] {
        var seen = Set<String>()
        return lines.reversed().filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(limit).reversed()
    }

    private static func lines(of path: String) -> [String] {
        let bytes = FileManager.default.contents(atPath: path) ?? Data()
        return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Changes the file's lines, if it can be written. A rename replaces the file, so a crash leaves either the old
    /// file or the new one, and the lock is on the folder.
    private static func update(_ path: String, _ change: ([String]) -> [String]) {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? FileLock.holding(folder) {
            let text = change(lines(of: path)).map { $0 + "\n" }.joined()
            let draft = path + ".new"
            let isComplete = FileManager.default.createFile(
                atPath: draft, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
            if !isComplete || rename(draft, path) != 0 { unlink(draft) }
        }
    }
}
