import CLibedit

/// The lines that were typed before, in a plain text file: the newest is last, and none is there twice.
///
/// Only the person can read the file (mode 0600), and any tool can edit it. Sessions share it: each line is added
/// under a lock, so none is lost. Without a file the lines are kept in memory. A file that can't be read or written
/// isn't an error: history is a convenience.
public struct History: Sendable {
    /// The lines, the oldest first.
    public private(set) var entries: [String] = []

    /// The file that keeps them.
    public let path: String?

    /// How many lines are kept.
    public let limit: Int

    /// The history in a file, or in memory. Reads the file at once.
    public init(path: String? = nil, limit: Int = 1_000) {
        self.path = path
        self.limit = limit
        if let path { entries = History.tidied(HistoryFile.read(path), limit) }
    }

    /// The file for a program: `$NAME_HISTORY` if set, else `history` in its ``StateFolder``; nil where there is none.
    public static func file(for program: String) -> String? {
        if let path = Environment.value(program.uppercased() + "_HISTORY") { return path }
        return StateFolder.path(for: program).map { $0 + "/history" }
    }

    /// Adds a line as the newest, and removes it from its earlier place. Blank lines aren't kept.
    public mutating func add(_ line: String) {
        let line = History.oneLine(line)
        guard line.contains(where: { !$0.isWhitespace }) else { return }
        entries = History.tidied(entries + [line], limit)
        guard let path else { return }
        // Other sessions may have added lines since, so start from what the file contains now.
        HistoryFile.update(path) { lines in History.tidied(lines + [line], limit) }
    }

    private static func oneLine(_ line: String) -> String {
        String(String.UnicodeScalarView(line.unicodeScalars.map { $0 == "\n" || $0 == "\r" || $0 == "\0" ? " " : $0 }))
    }

    /// No empty line, no line twice (the newest of two stays), the newest `limit` lines.
    private static func tidied(_ lines: [String], _ limit: Int) -> [String] {
        var seen = Set<String>()
        return lines.reversed().filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(limit).reversed()
    }
}
