/// The C library's `read`, for types whose own `read` hides it.
public func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// Whether the last system call failed only because a signal interrupted it or nothing was ready yet.
public var errnoIsTemporary: Bool { errno == EINTR || errno == EAGAIN }

/// Writes a whole text, and waits while the descriptor can't accept more; false if writing fails.
@discardableResult
public func writeAll(_ text: String, to descriptor: CInt) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
        var written = 0
        while written < bytes.count {
            let count = write(descriptor, bytes.baseAddress! + written, bytes.count - written)
            written += max(0, count)
            if count >= 0 || errno == EINTR { continue }
            guard errno == EAGAIN else { return false }
            var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&full, 1, -1)
        }
        return true
    }
}

extension pollfd {
    /// Makes `poll` wait for input on a descriptor.
    public init(reading descriptor: CInt) { self.init(fd: descriptor, events: Int16(POLLIN), revents: 0) }

    /// Whether `poll` has found input, the end of the input, or an error.
    public var isReady: Bool { revents != 0 }
}
