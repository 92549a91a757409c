import Exercises
import Foundation
import Platform
import Synchronization

/// Attends one child from its start to its end, on a thread of its own: talks with its player, takes what it prints, holds it to its
/// limits, and leaves nothing of it running.
///
/// One loop on one thread, so that everything happens in an order that can be read here.
struct Attendant {
    /// Why the attendant stopped talking.
    enum Ending: Sendable, Equatable {
        /// Every scene was played.
        case finished
        /// The channel ended: the child is gone, or closed it.
        case hungUp
        /// It was stopped for this.
        case stopped(Death.Cause)
        /// The exercise has no such task.
        case noSuchTask
        /// The check and the player don't understand each other: the reason, as part of a sentence.
        case misunderstood(String)
        /// The check was canceled.
        case canceled
    }

    /// What came of it.
    struct Record: Sendable {
        var ending: Ending
        /// Whether the child ended by itself, before what was left of it was killed.
        var endedByItself: Bool
        var transcripts: [Transcript]
        /// What the child printed, and how much of that on standard error alone.
        var output: [UInt8]
        var errors: [UInt8]
    }

    /// How long the player may take to end by itself once it is told to, how long a stopped child may take to say where it was, and
    /// how long output is waited for that somebody else may still be holding back.
    private static let graceToEnd = Duration.seconds(2)
    private static let graceToTell = Duration.seconds(20)
    private static let graceToRead = Duration.milliseconds(200)

    private static let sampling = Duration.milliseconds(40)

    private let process: pid_t
    private let descriptors: Descriptors
    private let limits: Limits
    private let mark: RunMark
    private let crashFile: URL
    private let sampled: @Sendable (Duration) -> Void
    private let isCancelled: @Sendable () -> Bool

    private var conversation: Conversation
    private var splitter = FrameSplitter()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    /// What is read from; what has ended is there no more.
    private var open: [pollfd]
    private var ending: Ending?

    private let start = ContinuousClock.now
    private var lastSample: ContinuousClock.Instant
    private var lastProcessorTime = Duration.zero
    /// Whether anything passed between the two sides since the last sample.
    private var hasTalked = false
    /// For how long the child has done nothing, as the samples saw it: time in which this thread itself did not run counts for nobody.
    private var idleTime = Duration.zero

    /// An attendant for a child that has just been started, and that has the Swift runtime report a crash to a file.
    init(
        process: pid_t, descriptors: Descriptors, limits: Limits, mark: RunMark, crashFile: URL,
        conversation: Conversation,
        sampled: @escaping @Sendable (Duration) -> Void, isCancelled: @escaping @Sendable () -> Bool
    ) {
        self.process = process
        self.descriptors = descriptors
        self.limits = limits
        self.mark = mark
        self.crashFile = crashFile
        self.conversation = conversation
        self.sampled = sampled
        self.isCancelled = isCancelled
        open = [descriptors.channel, descriptors.output, descriptors.errors].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        lastSample = start
    }

    /// Attends the child to its end. Blocks its thread; the child is gone when it returns, and so is everything that it started.
    mutating func attend() -> Record {
        act(on: conversation.begin())
        while ending == nil {
            readWhatThereIs(waiting: 20)
            if ending == nil { watch() }
        }
        if let ending, case .stopped(let cause) = ending, [.ranTooLong, .blocked, .tookTooLong].contains(cause) {
            askWhereItIs()
        } else if ending == .finished {
            // The player ends when the channel does.
            shutdown(descriptors.channel, CInt(SHUT_RDWR))
            keepReading(for: Self.graceToEnd, until: \.hasEnded)
        } else if ending == .hungUp {
            keepReading(for: Self.graceToTell, until: \.hasEnded)
        }
        let endedByItself = hasEnded
        mark.reap(group: process)
        keepReading(for: Self.graceToRead, until: \.isSilent)
        descriptors.closeOwnEnds()
        return Record(
            ending: ending ?? .hungUp, endedByItself: endedByItself, transcripts: conversation.transcripts,
            output: output, errors: errors)
    }

    // MARK: Talking

    private mutating func act(on step: Conversation.Step) {
        switch step {
        case .send(let bytes):
            hasTalked = true
            if !descriptors.send(bytes) { ending = .hungUp }
        case .finished: ending = .finished
        case .noSuchTask: ending = .noSuchTask
        case .misunderstood(let reason): ending = .misunderstood(reason)
        case .overflowed: ending = .stopped(.observedTooMuch)
        case .forged: ending = .stopped(.forged)
        }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>, from descriptor: CInt) {
        hasTalked = true
        if descriptor == descriptors.channel {
            guard ending == nil else { return }
            guard let bodies = try? splitter.take(bytes) else {
                ending = .stopped(.forged)
                return
            }
            for body in bodies where ending == nil { act(on: conversation.hear(body)) }
        } else {
            // What came until it was stopped is kept; the limit is far above what anybody reads.
            guard output.count <= limits.output else { return }
            output += bytes
            if descriptor == descriptors.errors { errors += bytes }
            if output.count > limits.output, ending == nil { ending = .stopped(.printedTooMuch) }
        }
    }

    /// Reads from every descriptor that has something, after waiting for the first, at most so many milliseconds.
    private mutating func readWhatThereIs(waiting milliseconds: CInt) {
        guard poll(&open, nfds_t(open.count), milliseconds) > 0 else { return }
        for ready in open where ready.revents != 0 {
            switch Descriptors.read(ready.fd, into: &buffer) {
            case .bytes(let bytes): take(bytes, from: ready.fd)
            case .nothingYet: break
            case .end:
                open.removeAll { $0.fd == ready.fd }
                if ready.fd == descriptors.channel, ending == nil { ending = .hungUp }
            }
        }
    }

    private mutating func keepReading(for grace: Duration, until isDone: (Attendant) -> Bool) {
        let begin = ContinuousClock.now
        while !isDone(self), ContinuousClock.now - begin < grace {
            readWhatThereIs(waiting: 2)
            if open.isEmpty { usleep(2_000) }
        }
    }

    /// Whether nobody holds the ends any more into which the child printed.
    private var isSilent: Bool { !open.contains { $0.fd == descriptors.output || $0.fd == descriptors.errors } }

    // MARK: Watching

    /// Whether the child has ended. It stays known by its number until somebody else asks for its status.
    private var hasEnded: Bool {
        var information = siginfo_t()
        let answer = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
        return answer != 0 || information.si_signo != 0
    }

    /// Looks after the limits, every few milliseconds.
    private mutating func watch() {
        let now = ContinuousClock.now
        let elapsed = now - lastSample
        guard elapsed >= Self.sampling else { return }
        lastSample = now
        if isCancelled() {
            ending = .canceled
            return
        }
        // Somebody else may hold the channel open when the child is gone.
        if hasEnded {
            ending = .hungUp
            return
        }
        if now - start > limits.wallClock {
            ending = .stopped(.tookTooLong)
            return
        }
        guard let sample = ProcessSample(process) else { return }
        sampled(sample.processorTime)
        if sample.processorTime > limits.processorTime {
            ending = .stopped(.ranTooLong)
            return
        }
        let isIdle = !hasTalked && sample.processorTime == lastProcessorTime && !sample.isBusy
        idleTime = isIdle ? idleTime + min(elapsed, Self.sampling * 2) : .zero
        lastProcessorTime = sample.processorTime
        hasTalked = false
        guard idleTime > limits.idleTime else { return }
        // A child that has crashed sleeps while the runtime's program writes down where, and ends soon after.
        if mark.carriers().contains(where: { ProcessSample($0)?.name == "swift-backtrace" }) || hasTold {
            idleTime = .zero
            return
        }
        ending = .stopped(.blocked)
    }

    /// Has the Swift runtime write down where every thread is. Where the process only slept, it would then sleep on.
    private mutating func askWhereItIs() {
        kill(process, SIGQUIT)
        keepReading(for: Self.graceToTell, until: { $0.hasEnded || $0.hasTold })
    }

    private var hasTold: Bool { CrashReport(reading: crashFile) != nil }
}
