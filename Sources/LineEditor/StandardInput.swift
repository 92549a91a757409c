import Platform

/// Standard input as a stream of keys, wherever it comes from.
public enum StandardInput {
    /// Calls a closure for each key, on the calling thread, which waits for them; returns at the end of the input.
    public static func forEachKey(_ body: (Key) -> Void) {
        var decoder = KeyDecoder()
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = systemRead(0, &buffer, buffer.count)
            if count < 0, errnoIsTemporary { continue }
            guard count > 0 else { break }
            for byte in buffer[..<count] { decoder.feed(byte).forEach(body) }
        }
        decoder.pause().forEach(body)
    }
}
