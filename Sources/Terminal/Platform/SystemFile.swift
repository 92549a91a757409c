#if os(Linux)
/// Small files in which Linux describes itself, such as those in /proc.
package enum SystemFile {
    /// At most 4,095 bytes from a file's beginning, with newlines in place of zeros; nil if the file can't be read.
    package static func text(of path: String) -> String? { withBytes(of: path, atMost: 4_096) { String(cString: $0) } }

    /// Whether the first 65,535 bytes of a file contain one of `words`. Creates no strings: it's called for many files.
    package static func file(_ path: String, contains words: [String]) -> Bool {
        withBytes(of: path, atMost: 1 << 16) { bytes in words.contains { strstr(bytes, $0) != nil } } ?? false
    }

    package static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) { names.append(name(of: entry)) }
        return names
    }

    /// Passes the first bytes of a file to `body`, with a final zero. Other zeros, such as those between environment
    /// variables, become newlines.
    private static func withBytes<Result>(
        of path: String, atMost capacity: Int, _ body: (UnsafePointer<CChar>) -> Result
    ) -> Result? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let length = read(descriptor, start, buffer.count - 1)
            guard length >= 0 else { return nil }
            buffer[length] = 0
            for index in 0..<length where buffer[index] == 0 { buffer[index] = 10 }
            return body(start)
        }
    }
}
#endif
