import Foundation
import Terminal

/// The player's end of the private channel: frames over a socket that the grader opened.
///
/// The channel is separate from standard input and output, so a learner's output never mixes with the recording.
/// Receiving and replying block, and belong to the driver's thread.
public struct PrivateChannel: ~Copyable {
    /// The descriptor of the channel at the player's start.
    public static let startDescriptor: CInt = 3

    /// The environment variable that announces a channel.
    public static let announcement = "WORKBOOK_CHANNEL"

    /// The exit status of a player that has lost its channel. Other programs rarely use it.
    public static let lostStatus: CInt = 113

    static var isAnnounced: Bool { getenv(announcement) != nil }

    /// The length in bytes of the key, which comes before the first frame.
    private static let keyLength = 16

    private let descriptor: CInt
    private let grader = getppid()
    private var seal: FrameSeal
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var splitter = FrameSplitter()
    private var waiting: [[UInt8]] = []
    private var nonce: UInt64 = 0
    private var receivedCount = 0
    private var sentCount = 0

    /// Takes over the process's channel, and waits for its key; nil without a channel or a key.
    ///
    /// The socket moves to a high number and isn't inherited by programs that the learner's code starts. The learner's
    /// own descriptors then have their usual numbers.
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

    /// Ends the program when the grader is gone or the channel was closed, no matter what the learner's code is doing.
    /// Without this, a deadlock would last forever, and a main queue whose descriptors were closed together with the
    /// channel would wait forever.
    ///
    /// Usually the driver ends the program earlier, when it reads the channel's end.
    func endWhenTheGraderIsGone() {
        let (descriptor, grader) = (descriptor, grader)
        Thread.detachNewThread {
            var ends = pollfd(fd: descriptor, events: 0, revents: 0)
            // `poll` needs a timeout: it doesn't return when this process closes the descriptor.
            while poll(&ends, 1, 100) <= 0 {}
            if ends.revents & Int16(POLLNVAL) == 0 { sleep(1) }
            if getppid() != grader { Self.removeOwnFolder() }
            _exit(Self.lostStatus)
        }
    }

    /// Removes the run's folder at the channel's end if the grader was killed. Sending fails then; a grader that has
    /// only finished still accepts data.
    func cleanUpForALostGrader() {
        guard sendWithoutSignal(descriptor, UnsafeRawBufferPointer(start: nil, count: 0)) < 0 else { return }
        // The system closes a killed process's sockets before its children get another parent.
        for _ in 0..<100 where getppid() == grader { poll(nil, 0, 10) }
        if getppid() != grader { Self.removeOwnFolder() }
    }

    /// Removes the run's folder, which the grader can no longer remove: only the run's own files, and the folder if
    /// it's empty then.
    private static func removeOwnFolder() {
        guard let path = getenv("TMPDIR").map({ String(cString: $0) }),
            path.split(separator: "/").last?.hasPrefix("workbook-") == true
        else { return }
        for name in ["calls", "crash.json", "stages", "screens"] { unlink("\(path)/\(name)") }
        rmdir(path)
    }

    /// The next instruction, or the error if it's unreadable; nil at the channel's end, or if the frame isn't valid.
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

    /// Sends an answer; false if the other side or the socket is gone.
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
