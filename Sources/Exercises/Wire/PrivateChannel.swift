import Foundation
import Platform

/// The player's end of the private channel: frames over a socket that it was started with.
///
/// It is not standard input or output, so a learner's prints never mix with the recording. It blocks, and belongs to one thread,
/// the player's driver.
public struct PrivateChannel: ~Copyable {
    /// The descriptor on which the player is started with its channel.
    public static let startDescriptor: CInt = 3

    /// The environment variable that says that there is a channel.
    public static let announcement = "WORKBOOK_CHANNEL"

    /// The status with which a player ends that cannot answer any more: one that nobody else would think of.
    public static let lostStatus: CInt = 113

    /// Whether this process was started with a channel.
    static var isAnnounced: Bool { getenv(announcement) != nil }

    private let descriptor: CInt
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var splitter = FrameSplitter()
    private var waiting: [[UInt8]] = []
    private var nonce: UInt64 = 0
    private var heard = 0
    private var said = 0

    /// Takes over the channel of this process; nil when there is none.
    ///
    /// The socket moves to a high number, closed in programs that the learner's code starts: its own descriptors then have the
    /// numbers that they would have anywhere else.
    init?() {
        let moved = fcntl(Self.startDescriptor, F_DUPFD_CLOEXEC, 200)
        guard moved >= 0 else { return nil }
        close(Self.startDescriptor)
        descriptor = moved
    }

    /// Ends the program when the grader is gone, or the channel was closed under the player, whatever the learner's code is doing: a
    /// deadlock would wait for ever otherwise, and so would a main queue that lost its own descriptors together with the channel.
    ///
    /// A player that is well ends by itself before that, as soon as it hears no more.
    func endWhenTheGraderIsGone() {
        let descriptor = descriptor
        let grader = getppid()
        Thread.detachNewThread {
            var ends = pollfd(fd: descriptor, events: 0, revents: 0)
            // Asked again and again: who waits on a descriptor is not told when it is closed.
            while poll(&ends, 1, 100) <= 0 {}
            if ends.revents & Int16(POLLNVAL) == 0 { sleep(1) }
            if getppid() != grader { Self.removeOwnFolder() }
            _exit(Self.lostStatus)
        }
    }

    /// Removes the folder that the grader made for this run, and would have removed. Only files that the run itself makes go, and the folder
    /// if nothing else is in it.
    private static func removeOwnFolder() {
        guard let path = getenv("TMPDIR").map({ String(cString: $0) }),
            path.split(separator: "/").last?.hasPrefix("workbook-") == true
        else { return }
        for name in ["calls", "crash.json"] { unlink("\(path)/\(name)") }
        rmdir(path)
    }

    /// The next instruction; nil when the other side has closed the channel or sent something that is no instruction.
    mutating func hear() -> Instruction? {
        while waiting.isEmpty {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0, let bodies = try? splitter.take(buffer[..<count]) else { return nil }
            waiting += bodies
        }
        guard let frame = try? FrameCoding.frame(of: waiting.removeFirst(), as: Instruction.self), frame.number == heard
        else {
            return nil
        }
        if heard == 0 { nonce = frame.nonce }
        heard += 1
        return frame.nonce == nonce ? frame.message : nil
    }

    /// Sends an answer; false when the other side is gone or the socket is.
    mutating func say(_ answer: Answer) -> Bool {
        let bytes = FrameCoding.bytes(of: Frame(nonce: nonce, number: said, message: answer))
        said += 1
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { sendWithoutSignal(descriptor, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
