import Foundation
import Playing
import Terminal

struct FailureDiagnosis {
    let outcome: ChildRun.Outcome
    let limits: Limits

    /// The failure; nil if everything was played, the check was canceled, or the player couldn't play the task.
    var failure: RunFailure? {
        switch outcome.record.ending {
        case .finished, .noSuchTask, .misunderstood, .canceled: nil
        case .stopped(let cause): stopped(cause)
        case .hungUp: ended
        }
    }

    // MARK: Stopped by the monitor

    private func stopped(_ cause: RunFailure.Cause) -> RunFailure {
        let line = outcome.learnersLine
        let place = line.map { " It was at line \($0)." } ?? ""
        let sentence =
            switch cause {
            case .ranTooLong:
                """
                Your code was busy for more than \(seconds(limits.processorTime)) and was stopped.\(place) \
                Look for a loop or a chain of tasks that never ends.
                """
            case .blocked:
                """
                Your code was stopped: every thread slept for \(seconds(limits.idleTime)), \
                waiting for something that never happens.\(place) Look for a deadlock or a long sleep.
                """
            case .sleptTooLong:
                """
                Your code was stopped: it waited for \(seconds(limits.sleepTime)) in all, asleep or for a timer.\
                \(place) \
                The check's clock is virtual: remove the sleep or the timer, and use the task's schedulers.
                """
            case .suspended:
                "Your code suspended itself with a signal such as SIGSTOP. Remove the call that sends it."
            case .tookTooLong:
                "Your code was not done after \(seconds(limits.wallClock)) and was stopped.\(place)"
            case .printedTooMuch:
                """
                Your code printed more than \(mebibytes(limits.output)) and was stopped. \
                Look for a `print` in a loop that never ends.
                """
            case .outOfMemory:
                """
                Your code needed more than \(mebibytes(limits.memory)) of memory and was stopped. \
                Look for something that grows forever.
                """
            case .tooManyThreads:
                """
                Your code had more than \(limits.threads) threads and was stopped.\(place) \
                Look for a thread or a queue that is made in a loop.
                """
            case .wroteTooMuch:
                """
                Your code wrote more than \(limits.files) files or \(mebibytes(limits.disk)), or folders that the \
                check can't look into, and was stopped. The check's folder is for small files.
                """
            case .observedTooMuch:
                """
                Your code sent thousands of values for one input and was stopped. \
                Look for a signal that sends into its own source.
                """
            case .forged:
                """
                Something other than the workbook's player wrote to the check's private channel, \
                so the recording proves nothing. Don't write to descriptors that your code did not open.
                """
            case .trapped, .stackOverflow, .exited, .aborted, .signaled, .forbiddenCall, .channelLost:
                "Your code was stopped."
            }
        return RunFailure(cause, sentence, line: line)
    }

    // MARK: Ended by itself

    private var ended: RunFailure {
        guard outcome.record.endedByItself else { return channelLost }
        switch outcome.status {
        case .exited(PrivateChannel.lostStatus): return channelLost
        case .exited(let status):
            return failure(
                .exited,
                """
                \(place) ended the program with exit status \(status) before the check was over. \
                Remove the call of `exit`.
                """)
        case .signaled(let signal): return signaled(signal)
        }
    }

    private var channelLost: RunFailure {
        RunFailure(
            .channelLost,
            """
            Your code closed the check's private channel, so the recording is lost. \
            Don't close descriptors that your code did not open.
            """
        )
    }

    private func signaled(_ signal: CInt) -> RunFailure {
        if ranOutOfMemory {
            return failure(
                .outOfMemory,
                """
                \(place) needed more than \(mebibytes(limits.memory)) of memory. \
                Look for something that grows forever.
                """)
        }
        switch signal {
        case SIGKILL: return RunFailure(.signaled, "Your code was killed with signal 9.")
        case SIGXCPU: return stopped(.ranTooLong)
        case SIGXFSZ: return stopped(.wroteTooMuch)
        case SIGSYS:
            return RunFailure(
                .forbiddenCall,
                """
                Your code made a system call that no exercise needs, such as `ptrace` or an `mprotect` that \
                makes memory executable, and was ended. \
                Remove the call.
                """)
        case SIGSEGV, SIGBUS:
            if let crash = outcome.crash, crash.isDeep {
                let line = crash.lineOfDeepCalls ?? outcome.learnersLine
                return RunFailure(.stackOverflow, "\(Self.place(line)) \(endlessCalls)", line: line)
            }
            return failure(
                .signaled,
                "\(place) accessed memory that it does not own (signal \(signal)). Look for an unsafe pointer.")
        case SIGABRT where outcome.crash?.runtimeFailure == nil && lastWords == nil:
            return failure(.aborted, "\(place) called `abort()`. Remove the call.")
        case SIGILL, SIGTRAP, SIGABRT, SIGFPE: return failure(.trapped, trap)
        default: return failure(.signaled, "\(place) was ended by signal \(signal).")
        }
    }

    private func failure(_ cause: RunFailure.Cause, _ sentence: String) -> RunFailure {
        RunFailure(cause, sentence, line: outcome.learnersLine)
    }

    private var place: String { Self.place(outcome.learnersLine) }

    private static func place(_ line: Int?) -> String { line.map { "Line \($0)" } ?? "Your code" }

    private var endlessCalls: String {
        outcome.crash?.isDeepInLibrary == true
            ? "started its own signal again, until the stack was full. Look for a signal that subscribes to itself."
            : "called itself until the stack was full. Give the recursion a case that ends it."
    }

    private var trap: String {
        if outcome.crash?.claimsMain == true {
            return """
                \(place) called `MainActor.assumeIsolated` on a thread that isn't main. \
                Bring the events to main first, with `deliver(on:)`.
                """
        }
        if outcome.crash?.waitsForItself == true {
            return """
                \(place) waits for the queue that it runs on, as `DispatchQueue.main.sync` on main does. \
                Use `async`, or call the code directly.
                """
        }
        let words = lastWords?.words ?? outcome.crash?.runtimeFailure ?? "a check of the Swift runtime failed"
        if lastWords?.isReactiveCore == true { return "\(place): \(words)." }
        return TrapMeaning.sentences(for: words).map { "\(place) \($0)" } ?? "\(place) stopped the program: \(words)."
    }

    private static let longestMessage = 200

    /// The last message of `fatalError`, a precondition or the Swift runtime, without the file and line before it; and
    /// whether it comes from ReactiveCore, whose messages say what to do.
    private var lastWords: (words: String, isReactiveCore: Bool)? {
        let text = String(decoding: outcome.record.errors.suffix(1 << 14), as: UTF8.self)
        let isMessage =
            /(?:Fatal error|Precondition failed|Assertion failed)(?:: )?|(?=Could not cast|Simultaneous acc)/
        for line in text.split(separator: "\n").reversed() {
            guard let match = line.firstMatch(of: isMessage) else { continue }
            let message = line[match.range.upperBound...]
            if message.isEmpty { return (match.output.lowercased(), false) }
            let end = message.count > Self.longestMessage ? "…" : ""
            let shown = String(message.prefix(Self.longestMessage)).readableText + end
            return (shown.hasSuffix(".") ? String(shown.dropLast()) : shown, line.hasPrefix("ReactiveCore/"))
        }
        return nil
    }

    private var ranOutOfMemory: Bool {
        guard let words = lastWords?.words else { return false }
        return words.contains("failed to allocate") || words.contains("Could not allocate memory")
    }

    private func seconds(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        return seconds == 1 ? "1 second" : "\(seconds) seconds"
    }

    private func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
}

extension ChildRun.Outcome {
    /// Why the player couldn't begin, as sentences; nil if it could. That's never the learner's fault. The statuses are
    /// those of a shell or loader that can't start a program.
    var startFailure: String? {
        if let isolationFailure { return isolationFailure }
        guard record.endedByItself, record.transcripts.isEmpty, record.unfinished?.moments.isEmpty != false,
            [.exited(126), .exited(127)].contains(status)
        else { return nil }
        let line = String(decoding: record.errors.suffix(1 << 10), as: UTF8.self).split(separator: "\n").last ?? ""
        let words = String(line.split(separator: ": ").dropFirst().joined(separator: ": ").prefix(200)).readableText
        let remedy =
            if words.contains("Permission denied") {
                "Programs may not start on this disk. Move the checkout to another one."
            } else if words.contains(/map|memory/) {
                "There isn't enough memory. Close other programs, and check again."
            } else {
                "Run `swift build`, and check again. If that doesn't help, remove the folder .build, and build again."
            }
        return """
            The program that plays your code didn't start, which isn't your code's fault: \
            \(words.isEmpty ? "it ended at once" : words). \(remedy)
            """
    }
}
