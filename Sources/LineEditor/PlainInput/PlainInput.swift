import Platform
import Synchronization

/// Standard input, cut into lines.
final class PlainInput: Sendable {
    private struct Buffer {
        var bytes: [UInt8] = []
        /// Where the next line begins.
        var start = 0
        var isAtEnd = false
    }

    // The reader takes the buffer out and puts it back, so that it never holds the lock while it waits.
    private let buffer = Mutex(Buffer())
    private let wake = WakePipe()

    /// Ends the wait for a line. Any thread.
    func interrupt() {
        wake.wake()
    }

    /// Waits for the next line on the calling thread, one thread at a time.
    func next() -> Outcome {
        var taken = buffer.withLock { buffer in
            defer { buffer = Buffer() }
            return buffer
        }
        let outcome = next(&taken)
        let left = taken
        buffer.withLock { $0 = left }
        return outcome
    }

    private func next(_ buffer: inout Buffer) -> Outcome {
        var searched = buffer.start
        while true {
            if let newline = buffer.bytes[searched...].firstIndex(of: 0x0a) {
                defer { buffer.start = newline + 1 }
                return .line(PlainInput.text(buffer.bytes[buffer.start..<newline]))
            }
            if buffer.isAtEnd {
                let rest = buffer.bytes[buffer.start...]
                buffer.start = buffer.bytes.count
                return rest.isEmpty ? .endOfFile : .line(PlainInput.text(rest))
            }
            buffer.bytes.removeFirst(buffer.start)
            buffer.start = 0
            searched = buffer.bytes.count
            if !read(&buffer) { return .interrupted }
        }
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.last == 0x0d ? line.dropLast() : line, as: UTF8.self)
    }

    /// Reads more; false when the wait was interrupted.
    private func read(_ buffer: inout Buffer) -> Bool {
        var sources = [pollfd(reading: STDIN_FILENO), pollfd(reading: wake.readEnd)]
        while poll(&sources, 2, -1) < 0, errno == EINTR {}
        if sources[1].isReady {
            _ = wake.drain()
            return false
        }
        if let bytes = readBytes(from: STDIN_FILENO, atMost: 65_536) {
            buffer.bytes += bytes
            buffer.isAtEnd = bytes.isEmpty
        } else {
            buffer.isAtEnd = !errnoIsTemporary
        }
        return true
    }
}
