import Exercises
import Foundation
import Subprocess

/// Explains in plain words why a run failed.
struct FailureDiagnosis {
    let outcome: ChildRun.Outcome
    let limits: Limits

    /// The failure; nil when the child played everything to the end, and ended only then.
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
                Your code used more than \(seconds(limits.processorTime)) of processor time and was stopped.\(place) \
                Look for a loop that never ends.
                """
            case .blocked:
                """
                Your code was stopped: every thread slept for \(seconds(limits.idleTime)), \
                waiting for something that never happens.\(place) Look for a deadlock or a long sleep.
                """
            case .sleptTooLong:
                """
                Your code was stopped: it slept for \(seconds(limits.sleepTime)) in all.\(place) \
                The check's clock is virtual: remove the sleep, and use the task's schedulers.
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
            case .trapped, .stackOverflow, .outOfMemory, .exited, .aborted, .signaled, .channelLost:
                "Your code was stopped."
            }
        return RunFailure(cause, sentence, line: line)
    }

    // MARK: Ended by itself

    private var ended: RunFailure {
        guard outcome.record.endedByItself else { return channelLost }
        switch outcome.status {
        case .exited(PrivateChannel.lostStatus): return channelLost
        case .exited(let status): return exited(status)
        case .signaled(let signal): return signaled(signal)
        }
    }

    private func exited(_ status: CInt) -> RunFailure {
        let line = outcome.learnersLine
        let place = line.map { "Line \($0)" } ?? "Your code"
        return RunFailure(
            .exited,
            """
            \(place) ended the program with exit status \(status) before the check was over. \
            Remove the call of `exit`.
            """,
            line: line)
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
        let line = outcome.learnersLine
        let place = line.map { "Line \($0)" } ?? "Your code"
        if ranOutOfMemory {
            return RunFailure(
                .outOfMemory,
                """
                \(place) needed more than \(mebibytes(limits.memory)) of memory. \
                Look for something that grows forever.
                """,
                line: line)
        }
        switch signal {
        case SIGKILL:
            return RunFailure(.signaled, "Your code was killed with signal 9.")
        case SIGXCPU:
            return stopped(.ranTooLong)
        case SIGSEGV, SIGBUS:
            if isDeep {
                return RunFailure(
                    .stackOverflow, "\(place) called itself, or triggered its own signal, until the stack was full.",
                    line: line)
            }
            return RunFailure(
                .signaled, "\(place) accessed memory that it does not own (signal \(signal)).", line: line)
        case SIGABRT where outcome.crash?.runtimeFailure == nil && fatalMessage == nil:
            return RunFailure(.aborted, "\(place) called `abort()`.", line: line)
        case SIGILL, SIGTRAP, SIGABRT, SIGFPE:
            if outcome.crash?.claimsMain == true {
                return RunFailure(
                    .trapped,
                    """
                    \(place) called `MainActor.assumeIsolated` on another thread than main. \
                    Bring the events to main first, with `deliver(on:)`.
                    """,
                    line: line)
            }
            let reason =
                fatalMessage ?? outcome.crash?.runtimeFailure ?? selfWait ?? "a check of the Swift runtime failed"
            return RunFailure(
                .trapped, "\(line.map { "Line \($0): the" } ?? "The") program stopped: \(reason).", line: line)
        default:
            return RunFailure(.signaled, "\(place) was ended by signal \(signal).", line: line)
        }
    }

    /// How much of a message is shown, in characters.
    private static let longestMessage = 200

    /// The last message of `fatalError`, a precondition or the standard library, without the position inside the
    /// library.
    private var fatalMessage: String? {
        let text = String(decoding: outcome.record.errors.suffix(1 << 14), as: UTF8.self)
        for line in text.split(separator: "\n").reversed() {
            for prefix in [
                "Fatal error: ", "Precondition failed: ", "Assertion failed: ", "Fatal error", "Precondition failed",
                "Assertion failed",
            ] {
                guard let range = line.range(of: prefix) else { continue }
                let message = line[range.upperBound...]
                if message.isEmpty { return prefix.lowercased() }
                let end = message.count > Self.longestMessage ? "…" : ""
                let shown = String(message.prefix(Self.longestMessage)).readableText + end
                return shown.hasSuffix(".") ? String(shown.dropLast()) : shown
            }
        }
        return nil
    }

    /// Dispatch stops a program without a message when a queue waits for itself.
    private var selfWait: String? {
        let isWaiting =
            outcome.crash?.crashed.contains { $0.description?.contains("DISPATCH_WAIT_FOR_QUEUE") ?? false } ?? false
        return isWaiting ? "a queue waited for itself, as `DispatchQueue.main.sync` on main does" : nil
    }

    /// Whether the Swift runtime or the C library failed to get memory.
    private var ranOutOfMemory: Bool {
        guard let fatalMessage else { return false }
        return fatalMessage.contains("failed to allocate") || fatalMessage.contains("Could not allocate memory")
    }

    private var isDeep: Bool { (outcome.crash?.crashed.count ?? 0) >= 60 }

    private func seconds(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        return seconds == 1 ? "1 second" : "\(seconds) seconds"
    }

    private func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
}
