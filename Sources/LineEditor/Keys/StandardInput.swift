import Platform

/// Standard input as a stream of keys, from a terminal, a pipe or a file.
public enum StandardInput {
    /// Calls a closure for each key, until the input ends. The calling thread waits for the keys.
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
