import CLibedit
import Platform

/// Keystrokes from standard input, together with a pipe that interrupts the wait for them.
///
/// Never reads beyond the keystroke that it returns: what a person types ahead may be meant for the next program.
struct Keyboard {
    enum Event {
        case key(Key)
        /// There is something in the pipe.
        case awoken
        /// There will be no more keys.
        case ended
    }

    private let wakeEnd: CInt
    private var decoder = KeyDecoder()
    private var keys: [Key] = []
    /// How many bytes were typed before the terminal was raw.
    private var bytesFromBefore = 0

    init(wakeEnd: CInt) {
        self.wakeEnd = wakeEnd
    }

    /// The terminal has just become raw. The kernel has turned each Ctrl-D that was typed before into a NUL.
    mutating func begin() {
        bytesFromBefore = Int(clibedit_bytes_waiting(STDIN_FILENO))
    }

    /// Waits for the next event.
    mutating func next() -> Event {
        while keys.isEmpty {
            var sources = [pollfd(reading: STDIN_FILENO), pollfd(reading: wakeEnd)]
            let ready = poll(&sources, 2, decoder.timeout ?? -1)
            if ready < 0 {
                if errno == EINTR { continue }
                return .ended
            }
            if ready == 0 { keys = decoder.pause() }
            if sources[1].isReady { return .awoken }
            if sources[0].isReady, !read() { return .ended }
        }
        return .key(keys.removeFirst())
    }

    private mutating func read() -> Bool {
        guard let bytes = readBytes(from: STDIN_FILENO, atMost: decoder.bytesLeftInKey) else { return errnoIsTemporary }
        for byte in bytes {
            let isFromBefore = bytesFromBefore > 0
            bytesFromBefore -= isFromBefore ? 1 : 0
            keys += decoder.feed(byte == 0 && isFromBefore ? 0x04 : byte)
        }
        return !bytes.isEmpty
    }
}
