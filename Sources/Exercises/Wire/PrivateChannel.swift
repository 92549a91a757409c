import Foundation
import Platform
import Seeding

/// The player's end of the private channel: frames over a socket that it was started with.
///
/// It isn't standard input or output, so a learner's prints never mix with the recording. It blocks, and belongs to
/// one thread, the player's driver.
public struct PrivateChannel: ~Copyable {
    /// The descriptor on which the player is started with its channel.
    public static let startDescriptor: CInt = 3

    /// The environment variable that says that there is a channel.
    public static let announcement = "WORKBOOK_CHANNEL"

    /// The exit status of a player that can no longer answer: an unusual one.
    public static let lostStatus: CInt = 113

    /// Whether this process was started with a channel.
    static var isAnnounced: Bool { getenv(announcement) != nil }

    /// The bytes of the key, which comes before the first frame.
    private static let keyLength = 16

    private let descriptor: CInt
    private var seal: FrameSeal
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var splitter = FrameSplitter()
    private var waiting: [[UInt8]] = []
    private var nonce: UInt64 = 0
    private var receivedCount = 0
    private var sentCount = 0

    /// Takes over the channel of this process, and waits for its key; nil when there is none.
    ///
    /// The socket moves to a high number and is closed in programs that the learner's code starts. The learner's own
    /// descriptors then have their usual numbers.
    init?() {
        let moved = fcntl(Self.startDescriptor, F_DUPFD_CLOEXEC, 200)
        guard moved >= 0, let key = Self.receiveKey(from: moved) else { return nil }
        close(Self.startDescriptor)
        descriptor = moved
        seal = FrameSeal(key, of: .player)
    }

    private static func receiveKey(from socket: CInt) -> SipHash.Key? {
        var bytes = [UInt8](repeating: 0, count: keyLength)
        var count = -1
        repeat { count = recv(socket, &bytes, bytes.count, 0) } while count < 0 && errno == EINTR
        return count == bytes.count ? SipHash.Key(bytes: bytes) : nil
    }

    /// Ends the program when the grader is gone or the channel was closed, whatever the learner's code is doing.
    /// Otherwise a deadlock would wait forever, and so would a main queue that lost its own descriptors together with
    /// the channel.
    ///
    /// Usually the player ends by itself before that, at the end of the channel.
    func endWhenTheGraderIsGone() {
        let descriptor = descriptor
        let grader = getppid()
        Thread.detachNewThread {
            var ends = pollfd(fd: descriptor, events: 0, revents: 0)
            // With a timeout: `poll` doesn't return when this process closes the descriptor.
            while poll(&ends, 1, 100) <= 0 {}
            if ends.revents & Int16(POLLNVAL) == 0 { sleep(1) }
            if getppid() != grader { Self.removeOwnFolder() }
            _exit(Self.lostStatus)
        }
    }

    /// Removes the folder that the grader made for this run and can no longer remove: only the files that the run
    /// itself makes, and the folder if nothing else is in it.
    private static func removeOwnFolder() {
        guard let path = getenv("TMPDIR").map({ String(cString: $0) }),
            path.split(separator: "/").last?.hasPrefix("workbook-") == true
        else { return }
        for name in ["calls", "crash.json", "stages"] { unlink("\(path)/\(name)") }
        rmdir(path)
    }

    /// The next instruction, or why it can't be read; nil when the other side has closed the channel or isn't the
    /// grader.
    mutating func receive() -> Result<PlayerInstruction, WireError>? {
        while waiting.isEmpty {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0, let bodies = try? splitter.take(buffer[..<count]) else { return nil }
            waiting += bodies
        }
        let received = seal.opened(waiting.removeFirst()).flatMap { ReceivedFrame<PlayerInstruction>($0) }
        guard let frame = received, frame.number == receivedCount else { return nil }
        if receivedCount == 0 { nonce = frame.nonce }
        guard frame.nonce == nonce else { return nil }
        receivedCount += 1
        return frame.message
    }

    /// Sends an answer; false when the other side or the socket is gone.
    mutating func reply(_ answer: PlayerAnswer) -> Bool {
        let bytes = seal.sealed(Frame(nonce: nonce, number: sentCount, message: answer).bytes)
        sentCount += 1
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
