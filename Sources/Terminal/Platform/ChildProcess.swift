import Foundation
import Synchronization

/// How a program ended.
public enum TerminationStatus: Sendable, Equatable {
    /// It exited with a status.
    case exited(CInt)
    /// A signal ended it.
    case signaled(CInt)

    /// Whether it exited with status 0.
    public var isSuccess: Bool { self == .exited(0) }
}

/// A child that ``Spawn`` started.
///
/// Call ``waitUntilExit()`` in the end, or the child is killed when its last reference is gone. So no zombie remains.
public final class ChildProcess: Sendable {
    /// The process ID. It's the child's until ``waitUntilExit()`` has returned.
    public let id: pid_t
    private let (leadsSession, patience): (Bool, Duration)
    /// This process's ends of the child's pipes, by stream.
    private let pipes: Mutex<[CInt: CInt]>

    private struct State {
        var status: TerminationStatus?
        var isTornDown = false
    }

    private let state = Mutex(State())
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ id: pid_t, of spawn: Spawn, pipes: [CInt: CInt]) {
        (self.id, leadsSession, patience) = (id, spawn.hasOwnSession, spawn.patience)
        self.pipes = Mutex(pipes)
    }

    deinit {
        send(SIGKILL)
        _ = waitUntilExit()
        closePipes()
    }

    private func closePipes() {
        pipes.withLock { pipes in
            for descriptor in pipes.values { close(descriptor) }
            pipes = [:]
        }
    }

    /// Sends a signal, unless the child has ended and its ID may be another process's.
    public func send(_ signal: CInt) { state.withLock { if $0.status == nil { kill(id, signal) } } }

    /// Blocks the thread until the child has ended. The status is -1 if the system doesn't keep it, because this
    /// process was started with SIGCHLD ignored.
    public func waitUntilExit() -> TerminationStatus {
        if let status = state.withLock(\.status) { return status }
        // An ended child keeps its ID until its status is collected.
        waitForEnd(ofChild: id)
        return state.withLock { state in
            if let status = state.status { return status }
            if state.isTornDown, leadsSession { kill(-id, SIGKILL) }
            var code: CInt = 0
            var answer = waitpid(id, &code, 0)
            while answer < 0, errno == EINTR { answer = waitpid(id, &code, 0) }
            let signal = code & 0x7f
            let status = signal != 0 ? TerminationStatus.signaled(signal) : .exited(answer < 0 ? -1 : code >> 8 & 0xff)
            state.status = status
            hasEnded.signal()
            return status
        }
    }

    /// Ends the child in three steps: SIGINT, SIGTERM after a while, and SIGKILL after another while, which also
    /// reaches the process group of a child with its own session. Another thread waits for the child's end.
    /// - Parameter endsInTime: waits for a while, and returns whether the child has ended; nil for ``Spawn/patience``.
    func tearDown(_ endsInTime: (() -> Bool)? = nil) {
        let patience = DispatchTimeInterval.milliseconds(Int(patience / .milliseconds(1)))
        state.withLock { $0.isTornDown = true }
        for signal in [SIGINT, SIGTERM] {
            send(signal)
            if endsInTime?() ?? (hasEnded.wait(timeout: .now() + patience) == .success) { return }
        }
        send(SIGKILL)
    }

    /// Writes `bytes` to the child's input and closes it; passes what the child writes to `receive` as it's written,
    /// with the number of its stream. Blocks the thread until the pipes are closed, or until the child has ended and
    /// what it wrote is read: other processes may hold the pipes longer.
    package func exchange(_ bytes: [UInt8] = [], receive: (_ stream: CInt, _ bytes: ArraySlice<UInt8>) -> Void) {
        defer { closePipes() }
        var ends = pipes.withLock(\.self)
        var (unsent, buffer) = (bytes[...], [UInt8](repeating: 0, count: 1 << 16))
        // How many bytes may still be in the pipes, which hold less than this; nil while the child runs.
        var left: Int?
        while !ends.isEmpty, left ?? 1 > 0 {
            let streams = Array(ends)
            var open = streams.map { stream, end in
                pollfd(fd: end, events: Int16(stream == STDIN_FILENO ? POLLOUT : POLLIN), revents: 0)
            }
            // Another process may hold a pipe, so the child's end is looked for, too.
            let ready = poll(&open, nfds_t(open.count), left == nil ? 50 : 0)
            if ready == 0, left != nil { return }
            if left == nil, childHasEnded(id) { left = 4 << 20 }
            for ((stream, end), polled) in zip(streams, open) where polled.isReady {
                let count: Int
                if stream == STDIN_FILENO {
                    count = unsent.withUnsafeBytes { sendWithoutSignal(end, $0) }
                    unsent = unsent.dropFirst(max(count, 0))
                    if unsent.isEmpty { shutdown(end, CInt(SHUT_WR)) }
                } else {
                    count = systemRead(end, &buffer, buffer.count)
                    if count > 0 { receive(stream, buffer[..<count]) }
                    left? -= max(count, 0)
                }
                let isOver = stream == STDIN_FILENO ? unsent.isEmpty : count == 0
                if isOver || count < 0 && !errnoIsTemporary { ends[stream] = nil }
            }
        }
    }
}
