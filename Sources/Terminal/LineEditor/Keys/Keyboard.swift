import CLibedit

/// Reads keystrokes from standard input, and polls a pipe that can interrupt the wait.
///
/// Never reads past the returned keystroke: keys that a user types ahead may be for the next program.
struct Keyboard {
    enum Event {
        case key(Key)
        case awoken
        case ended
    }

    private let wakeEnd: CInt
    private var decoder = KeyDecoder()
    private var keys: [Key] = []
    /// The number of unread bytes that were typed before the terminal became raw.
    private var bytesFromBefore = 0

    init(wakeEnd: CInt) { self.wakeEnd = wakeEnd }

    /// Call this when the terminal has become raw: before that, the kernel turned each Ctrl-D into a NUL.
    mutating func begin() { bytesFromBefore = Int(clibedit_bytes_waiting(STDIN_FILENO)) }

    /// - Parameter hasRequest: asked before bytes are read, so that Ctrl-C comes before the keys that follow it. If the
    ///   answer is true, the bytes stay in the terminal, and the event is `awoken`.
    mutating func next(unless hasRequest: () -> Bool) -> Event {
        while keys.isEmpty {
            var sources = [pollfd(reading: STDIN_FILENO), pollfd(reading: wakeEnd)]
            let ready = poll(&sources, 2, decoder.timeout ?? -1)
            if ready < 0 {
                if errno == EINTR { continue }
                return .ended
            }
            if ready == 0 { keys = decoder.pause() }
            if sources[1].isReady { return .awoken }
            guard sources[0].isReady else { continue }
            if hasRequest() { return .awoken }
            if !read() { return .ended }
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
