/// Standard input as a stream of keys, from a terminal, a pipe, or a file.
public enum StandardInput {
    /// Calls a closure for each key until the input ends. Blocks the calling thread.
    public static func forEachKey(_ body: (Key) -> Void) {
        var decoder = KeyDecoder()
        while true {
            let bytes = readBytes(from: STDIN_FILENO, atMost: 4_096)
            if bytes == nil, errnoIsTemporary { continue }
            guard let bytes, !bytes.isEmpty else { break }
            for byte in bytes { decoder.feed(byte).forEach(body) }
        }
        decoder.pause().forEach(body)
    }
}

/// Waits for bytes and returns at most `limit`; empty at the end of the input, and nil, with `errno`, on failure.
func readBytes(from descriptor: CInt, atMost limit: Int) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = systemRead(descriptor, &buffer, limit)
    return count < 0 ? nil : buffer[..<count]
}
