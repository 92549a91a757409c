import Foundation
import Marbles
import Playing
import Terminal

/// Monitors one child from its start to its end: talks with its player, reads what it prints, enforces its limits, and
/// kills its processes.
struct ChildMonitor {
    enum Ending: Sendable, Equatable {
        case finished
        /// The child has ended, or the channel to it is closed.
        case hungUp
        case stopped(RunFailure.Cause)
        case noSuchTask
        /// The check and the player don't understand each other, for this reason (a part of a sentence).
        case misunderstood(String)
        case canceled
    }

    struct Record: Sendable {
        var ending: Ending
        /// Whether the child ended by itself, before its leftover processes were killed.
        var endedByItself: Bool
        var transcripts: [Transcript]
        var unfinished: Transcript?
        /// What the child printed, on both streams, while it played its first runs.
        var output: [UInt8]
        /// The child's standard error, further runs included.
        var errors: [UInt8]
    }

    /// How long the player may take to exit after the channel's end.
    private static let exitTimeout = Duration.seconds(2)
    /// How long a crashed or stopped child that isn't asleep may take to write its report.
    private static let reportTimeout = Duration.seconds(20)
    /// How long to wait between two looks at a child that was asked to report.
    private static let quietTimeout = Duration.milliseconds(500)
    /// How long a child may be suspended by a signal, in case something else continues it.
    private static let suspensionTimeout = Duration.seconds(1)
    /// How long to wait for the last output, or for the child's end.
    private static let outputTimeout = Duration.milliseconds(200)

    private static let sampling = Duration.milliseconds(40)

    private let process: pid_t
    private let descriptors: Descriptors
    private let limits: Limits
    private let place: RunFolder
    /// Whether the child can write only in its folder, so that the folder shows how much it wrote.
    private let isIsolated: Bool
    private let sampled: @Sendable (Duration) -> Void
    private let isCanceled: @Sendable () -> Bool

    private let next: ChildRun.Next?
    private var runs: ScenarioRuns
    private var session = PlayerSession()
    private let key = SipHash.Key.random()
    private var seal: FrameSeal
    private var splitter = FrameSplitter()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    /// How many bytes of the output belong to the first runs; nil until they're played.
    private var firstOutput: Int?
    /// The descriptors that haven't reached their end.
    private var open: [pollfd]
    private var ending: Ending?

    private var watched = WatchedTime()
    private var lastSample = ContinuousClock.now
    private var sampleCount = 0
    private var hasTalked = false
    private var hasPrinted = false
    private var inactivity = Inactivity()
    private var suspendedTime = Duration.zero

    init(
        process: pid_t, descriptors: Descriptors, limits: Limits, place: RunFolder, isIsolated: Bool,
        runs: ScenarioRuns, next: ChildRun.Next?,
        sampled: @escaping @Sendable (Duration) -> Void, isCanceled: @escaping @Sendable () -> Bool
    ) {
        self.process = process
        self.descriptors = descriptors
        self.limits = limits
        self.place = place
        self.isIsolated = isIsolated
        (self.runs, self.next) = (runs, next)
        seal = FrameSeal(key, of: .grader)
        self.sampled = sampled
        self.isCanceled = isCanceled
        open = [descriptors.channel, descriptors.output, descriptors.errors].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
    }

    /// Monitors the child to its end, then kills the processes with its mark. Blocks the calling thread.
    mutating func watchToTheEnd() -> Record {
        // The player reads the key before it runs any of the learner's code.
        if !descriptors.send(key.bytes) { ending = .hungUp }
        act(on: session.begin(runs))
        while ending == nil {
            readAvailable(waiting: 20)
            if ending == nil { watch() }
        }
        if runs.isSearch, ending != .finished {
            keepReading(for: Self.outputTimeout, until: \.hasEnded)
        } else if let ending, case .stopped(let cause) = ending,
            [.ranTooLong, .blocked, .sleptTooLong, .tookTooLong, .tooManyThreads].contains(cause)
        {
            requestReport()
        } else if ending == .finished {
            // The player ends when the channel does. The channel is shut down rather than closed, because to the
            // player, a closed channel means that this process was killed.
            shutdown(descriptors.channel, CInt(SHUT_WR))
            keepReading(for: Self.exitTimeout, until: \.hasEnded)
        } else if ending == .hungUp {
            // A child that lives on has lost its channel, and may never notice.
            keepReading { $0.hasEnded || $0.hasUsedItsTime }
        }
        let endedByItself = hasEnded
        place.mark.reap(group: process)
        keepReading(for: Self.outputTimeout, until: \.isSilent)
        descriptors.closeOwnEnds()
        return Record(
            ending: ending ?? .hungUp, endedByItself: endedByItself, transcripts: session.transcripts,
            unfinished: session.unfinished, output: Array(output.prefix(firstOutput ?? output.count)), errors: errors)
    }

    // MARK: Talking

    private mutating func act(on step: PlayerSession.Step) {
        switch step {
        case .send(let bytes):
            hasTalked = true
            if !descriptors.send(seal.sealed(bytes)) { ending = .hungUp }
        case .finished: goOn()
        case .noSuchTask: ending = .noSuchTask
        case .misunderstood(let reason): ending = .misunderstood(reason)
        case .overflowed: ending = .stopped(.observedTooMuch)
        case .forged: ending = .stopped(.forged)
        }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>, from descriptor: CInt) {
        if descriptor == descriptors.channel {
            hasTalked = true
            guard ending == nil else { return }
            if let bodies = try? splitter.take(bytes) {
                for body in bodies where ending == nil {
                    act(on: seal.opened(body).map { session.receive($0) } ?? .forged)
                }
            } else {
                ending = .stopped(.forged)
            }
        } else {
            guard output.count <= limits.output else { return }
            hasPrinted = true
            output += bytes
            if descriptor == descriptors.errors { errors += bytes }
            if output.count > limits.output, ending == nil { ending = .stopped(.printedTooMuch) }
        }
    }

    /// Goes on with the next runs, or ends the conversation if there are none.
    private mutating func goOn() {
        guard let next else {
            ending = .finished
            return
        }
        if firstOutput == nil {
            // The child has written its output before its last answer.
            for descriptor in [descriptors.output, descriptors.errors] {
                while case .bytes(let bytes) = Descriptors.read(descriptor, into: &buffer) {
                    take(bytes, from: descriptor)
                }
            }
            firstOutput = output.count
        }
        guard ending == nil, let further = next(session.transcripts.suffix(runs.all.count)) else {
            ending = ending ?? .finished
            return
        }
        runs = further
        act(on: session.begin(further))
    }

    private mutating func readAvailable(waiting milliseconds: CInt) {
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

    private mutating func keepReading(for timeout: Duration, until isDone: (ChildMonitor) -> Bool) {
        let begin = ContinuousClock.now
        while !isDone(self), ContinuousClock.now - begin < timeout {
            readAvailable(waiting: 2)
            if open.isEmpty { usleep(2_000) }
        }
    }

    private var isSilent: Bool { !open.contains { $0.fd == descriptors.output || $0.fd == descriptors.errors } }

    // MARK: Watching

    private var hasEnded: Bool { childHasEnded(process) }

    private mutating func watch() {
        let now = ContinuousClock.now
        let elapsed = now - lastSample
        guard elapsed >= Self.sampling else { return }
        lastSample = now
        watched.add(elapsed)
        ending = reasonToEnd(at: now, elapsed: elapsed)
    }

    private mutating func reasonToEnd(at now: ContinuousClock.Instant, elapsed: Duration) -> Ending? {
        if isCanceled() { return .canceled }
        if let deadline = runs.deadline, deadline < now { return .stopped(.tookTooLong) }
        // Another process may keep the channel open after the child has ended.
        if hasEnded { return .hungUp }
        let span = min(elapsed, Self.sampling * 2)
        suspendedTime = childIsSuspended(process) ? suspendedTime + span : .zero
        if suspendedTime > Self.suspensionTimeout { return .stopped(.suspended) }
        if watched.total > limits.wallClock { return .stopped(.tookTooLong) }
        guard let sample = ProcessSample(process) else { return nil }
        sampled(sample.processorTime)
        if sample.processorTime > limits.processorTime { return .stopped(.ranTooLong) }
        if sample.threads > limits.threads { return .stopped(.tooManyThreads) }
        // The system's limit on data is exact, but leaves out shared memory.
        if sample.residentMemory > limits.memory + (256 << 20) { return .stopped(.outOfMemory) }
        if isIsolated {
            let use = FolderContents.use(of: place.url.path, atMost: limits.files + 1)
            if use.isBeyondLimits || use.bytes > limits.disk { return .stopped(.wroteTooMuch) }
            sampleCount += 1
            let removed = RemovedFiles.bytes(of: process, countsMappings: sampleCount.isMultiple(of: 5))
            if removed > limits.disk - use.bytes { return .stopped(.wroteTooMuch) }
        }
        inactivity.add(
            .init(
                isBusy: sample.isBusy, processorTime: sample.processorTime,
                isExcused: hasTalked || suspendedTime > .zero, hasPrinted: hasPrinted),
            lasting: span)
        (hasTalked, hasPrinted) = (false, false)
        if inactivity.idleTime > limits.idleTime { return .stopped(.blocked) }
        return inactivity.sleepTime > limits.sleepTime ? .stopped(.sleptTooLong) : nil
    }

    /// Asks up to 100 threads for their calls.
    private mutating func requestReport() {
        let asked = CallRecorder.requestCalls(of: process)
        keepReading { $0.hasEnded || $0.hasReport(of: asked) }
    }

    /// Stops waiting if the process goes on sleeping, as it does if it ignores the request for a report.
    private mutating func keepReading(until isDone: (ChildMonitor) -> Bool) {
        let begin = ContinuousClock.now
        var quietLooks = 0
        while quietLooks < 2, ContinuousClock.now - begin < Self.reportTimeout {
            keepReading(for: Self.quietTimeout, until: isDone)
            if isDone(self) { return }
            if ProcessSample(process)?.isBusy == false { quietLooks += 1 }
        }
    }

    private var hasUsedItsTime: Bool {
        ProcessSample(process).map { $0.processorTime > limits.processorTime } ?? false
    }

    private func hasReport(of threads: Int) -> Bool {
        CallRecorder.isAvailable
            ? CallRecord(reading: place.url.appending(path: RunFolder.callsName)).wholeThreads >= threads
            : CrashReport(reading: place.url.appending(path: RunFolder.crashName)) != nil
    }
}
