import CLibedit

/// The lines that were typed before, kept in a plain text file: one line each, the newest last, none of them twice.
///
/// The file belongs to the person alone (mode 0600) and may be read and edited with any tool. Sessions share it: each
/// line is added under a lock, so none is lost. Without a file the lines are kept in memory. A file that cannot be read
/// or written is no error: history is a convenience.
public struct History: Sendable {
    /// The lines, the oldest first.
    public private(set) var entries: [String] = []

    /// Where they are kept.
    public let path: String?

    /// How many lines are kept.
    public let limit: Int

    /// The history in a file, or in memory. Reads the file at once.
    public init(path: String? = nil, limit: Int = 1_000) {
        self.path = path
        self.limit = limit
        if let path { entries = History.tidied(HistoryFile.read(path), limit) }
    }

    /// The file for a program: `$NAME_HISTORY` if set, else `history` in its ``StateFolder``. Nil where there is none: then history is
    /// not kept.
    public static func file(for program: String) -> String? {
        if let path = Environment.value(program.uppercased() + "_HISTORY") { return path }
        return StateFolder.path(for: program).map { $0 + "/history" }
    }

    /// Adds a line as the newest, and drops it where it stood before. Lines without any text are not kept.
    public mutating func add(_ line: String) {
        let line = History.oneLine(line)
        guard line.contains(where: { !$0.isWhitespace }) else { return }
        entries = History.tidied(entries + [line], limit)
        guard let path else { return }
        // Other sessions may have added lines meanwhile: what counts is what the file holds.
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
