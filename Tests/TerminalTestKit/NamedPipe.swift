import Foundation

/// A pipe with a name, on which a program that a test does not start itself can be heard: it opens the pipe and writes a byte, and the
/// pipe ends with it.
public final class NamedPipe {
    /// Where it is.
    public let path: String
    private let descriptor: CInt

    /// A new pipe; nil where there is something already.
    public init?(at url: URL) {
        path = url.path
        guard mkfifo(path, 0o600) == 0 else { return nil }
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Waits until somebody has written; false after a minute.
    public func waitForByte() -> Bool {
        var byte: UInt8 = 0
        return isReady(for: POLLIN) && read(descriptor, &byte, 1) == 1
    }

    /// Waits until nobody holds the writing end any more; false after a minute, or when more was written.
    public func waitForEnd() -> Bool {
        isReady(for: POLLHUP)
    }

    private func isReady(for event: some BinaryInteger) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 60_000) > 0 && waiting.revents & Int16(event) != 0
    }
}
