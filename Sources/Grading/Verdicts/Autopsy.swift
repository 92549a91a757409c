import Exercises
import Foundation
import Subprocess

/// Says in plain words how a child died.
struct Autopsy {
    let outcome: ChildRun.Outcome
    let limits: Limits

    /// How it died; nil when it played everything to the end, and ended only then.
    var death: Death? {
        switch outcome.record.ending {
        case .finished, .noSuchTask, .misunderstood, .canceled: nil
        case .stopped(let cause): stopped(cause)
        case .hungUp: ended
        }
    }

    // MARK: Stopped by the attendant

    private func stopped(_ cause: Death.Cause) -> Death {
        let line = outcome.learnersLine
        let place = line.map { " It was at line \($0) then." } ?? ""
        let sentence =
            switch cause {
            case .ranTooLong:
                "It computed for more than \(seconds(limits.processorTime)) of processor time and was stopped: a loop without an end?\(place)"
            case .blocked:
                "It came to a standstill and was stopped: every thread slept for \(seconds(limits.idleTime)), waiting for something that nobody will do (a deadlock, or a long sleep).\(place)"
            case .tookTooLong:
                "It was not done after \(seconds(limits.wallClock)) and was stopped.\(place)"
            case .printedTooMuch:
                "It printed more than \(mebibytes(limits.output)) and was stopped: prints in a loop without an end?"
            case .observedTooMuch:
                "It sent thousands of values for one input and was stopped: does a signal feed itself?"
            case .forged:
                "Something other than the workbook's player wrote to the check's private channel, so its recording proves nothing. Leave descriptors that your code did not open alone."
            case .trapped, .stackOverflow, .outOfMemory, .exited, .aborted, .signaled, .channelLost:
                "It was stopped."
            }
        return Death(cause, sentence, line: line)
    }

    // MARK: Ended by itself

    private var ended: Death {
        guard outcome.record.endedByItself else { return channelLost }
        switch outcome.status {
        case .exited(PrivateChannel.lostStatus): return channelLost
        case .exited(let status): return exited(status)
        case .signaled(let signal): return signaled(signal)
        }
    }

    private func exited(_ status: CInt) -> Death {
        let line = outcome.learnersLine
        let place = line.map { "Line \($0): it" } ?? "It"
        return Death(
            .exited,
            "\(place) ended the program (exit status \(status)) before the check was over. Remove the call of exit: a task never ends the program.",
            line: line)
    }

    private var channelLost: Death {
        Death(
            .channelLost,
            "It closed the channel over which the check talks with it, so the recording is lost. Leave descriptors that your code did not open alone."
        )
    }

    private func signaled(_ signal: CInt) -> Death {
        let line = outcome.learnersLine
        let place = line.map { "Line \($0): it" } ?? "It"
        if ranOutOfMemory {
            return Death(
                .outOfMemory,
                "\(place) needed more than \(mebibytes(limits.memory)) of memory: something grows without an end?",
                line: line)
        }
        switch signal {
        case SIGKILL:
            return Death(.signaled, "It was killed (signal 9).")
        case SIGXCPU:
            return stopped(.ranTooLong)
        case SIGSEGV, SIGBUS:
            if isDeep {
                return Death(
                    .stackOverflow, "\(place) called itself, or set off its own signal, until the stack was full.",
                    line: line)
            }
            return Death(.signaled, "\(place) accessed memory that is not its own (signal \(signal)).", line: line)
        case SIGABRT where outcome.crash?.runtimeFailure == nil && fatalMessage == nil:
            return Death(.aborted, "\(place) called abort().", line: line)
        case SIGILL, SIGTRAP, SIGABRT, SIGFPE:
            let reason =
                fatalMessage ?? outcome.crash?.runtimeFailure ?? selfWait ?? "a check of the Swift runtime failed"
            return Death(.trapped, "\(line.map { "Line \($0): the" } ?? "The") program stopped: \(reason).", line: line)
        default:
            return Death(.signaled, "\(place) was ended by signal \(signal).", line: line)
        }
    }

    /// The last message of `fatalError`, a precondition or the standard library, without the place, which is the library's own.
    private var fatalMessage: String? {
        let text = String(decoding: outcome.record.errors.suffix(1 << 14), as: UTF8.self)
        for line in text.split(separator: "\n").reversed() {
            for prefix in [
                "Fatal error: ", "Precondition failed: ", "Assertion failed: ", "Fatal error", "Precondition failed",
                "Assertion failed",
            ] {
                guard let range = line.range(of: prefix) else { continue }
                let message = line[range.upperBound...]
                return message.isEmpty
                    ? prefix.lowercased() : String(message.hasSuffix(".") ? message.dropLast() : message)
            }
        }
        return nil
    }

    /// What Dispatch stops a program for without a word: a queue that waits for itself.
    private var selfWait: String? {
        let isWaiting =
            outcome.crash?.crashed.contains { $0.description?.contains("DISPATCH_WAIT_FOR_QUEUE") ?? false } ?? false
        return isWaiting ? "a queue waited for itself, as with DispatchQueue.main.sync on main" : nil
    }

    /// Whether the Swift runtime, or the C library, got no more memory.
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
