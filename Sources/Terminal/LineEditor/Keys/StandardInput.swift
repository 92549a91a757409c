/// Standard input as a stream of keys, from a terminal, a pipe, or a file.
public enum StandardInput {
    /// Calls a closure for each key until the input ends. Blocks the calling thread.
    public static func forEachKey(_ body: (Key) -> Void) {
        var decoder = KeyDecoder()
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = systemRead(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errnoIsTemporary { continue }
            guard count > 0 else { break }
            for byte in buffer[..<count] { decoder.feed(byte).forEach(body) }
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
