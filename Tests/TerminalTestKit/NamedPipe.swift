import Foundation
import Terminal

/// A named pipe with which a test observes a program that another process starts. The program opens the pipe and writes
/// a byte; the pipe closes when the program ends.
public final class NamedPipe {
    /// The pipe's path.
    public let path: String
    private let descriptor: CInt

    /// A new pipe; nil if the system can't make or open it, for example because the path is taken.
    public init?(at url: URL) {
        path = url.path
        guard mkfifo(path, 0o600) == 0 else { return nil }
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Whether a byte arrives within a minute.
    public func waitForByte() -> Bool {
        var byte: UInt8 = 0
        return isReady(for: POLLIN) && read(descriptor, &byte, 1) == 1
    }

    /// Waits until the writing end is closed; false after a minute, or if more bytes arrive first.
    public func waitForEnd() -> Bool { isReady(for: POLLHUP) }

    private func isReady(for event: some BinaryInteger) -> Bool {
        var waiting = pollfd(reading: descriptor)
        return poll(&waiting, 1, 60_000) > 0 && waiting.revents & Int16(event) != 0
    }
}
