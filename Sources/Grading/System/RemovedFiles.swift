import Terminal

/// Removed files that a process still has open or mapped: no folder lists them, but they still occupy the disk.
public enum RemovedFiles {
    /// The disk space of a process's removed files in bytes; `.max` if it has too many mappings; 0 on macOS.
    /// - Parameter countsMappings: whether mapped files count, too. Reading the list of mappings takes the most time.
    public static func bytes(of process: pid_t, countsMappings: Bool = true) -> Int {
        #if os(Linux)
        var sizes: [UInt64: Int] = [:]
        let descriptors = "/proc/\(process)/fd"
        for descriptor in SystemFile.names(in: descriptors) {
            var status = stat()
            guard stat("\(descriptors)/\(descriptor)", &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                status.st_nlink == 0
            else { continue }
            sizes[UInt64(status.st_ino)] = Int(status.st_blocks) * 512
        }
        // A line is, for example, "7f00-7f80 rw-s 00000000 08:01 1234 /folder/name (deleted)".
        let maps = countsMappings ? SafeFile.text(of: "/proc/\(process)/maps", atMost: longestMaps) ?? "" : ""
        if maps.utf8.count == longestMaps { return .max }
        for line in maps.split(separator: "\n") where line.utf8.last == UInt8(ascii: ")") && isRemoved(line) {
            let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            let ends = words[0].split(separator: "-").compactMap { Int($0, radix: 16) }
            guard ends.count == 2, words.count == 6, let file = UInt64(words[4]) else { continue }
            sizes[file] = max(sizes[file] ?? 0, ends[1] - ends[0])
        }
        return sizes.values.reduce(0, +)
        #else
        return 0
        #endif
    }

    #if os(Linux)
    /// The maximum length of a process's list of mappings, in bytes.
    private static let longestMaps = 1 << 21

    /// Whether a line is about a removed file. Shared memory without a file looks the same, but is counted as memory.
    private static func isRemoved(_ line: Substring) -> Bool {
        line.hasSuffix(" (deleted)") && !line.hasSuffix("/dev/zero (deleted)")
    }
    #endif
}
