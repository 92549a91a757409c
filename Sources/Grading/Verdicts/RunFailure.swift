/// Why the run of the learner's code ended before the check was over, so that the task doesn't pass.
public struct RunFailure: Sendable, Equatable {
    /// What happened, as far as is known.
    public enum Cause: String, Sendable, CaseIterable {
        /// The Swift runtime stopped it: an index out of range, an overflow, a `nil` that was unwrapped, a failed
        /// precondition.
        case trapped
        /// It recursed until the stack was full.
        case stackOverflow
        /// It used more processor time than it may.
        case ranTooLong
        /// Every thread slept, and the answer was still due: a deadlock, or a long sleep.
        case blocked
        /// It slept again and again, too long in all.
        case sleptTooLong
        /// A signal such as SIGSTOP suspended it, and nothing continued it.
        case suspended
        /// It took longer than the limit of the wall clock.
        case tookTooLong
        /// It needed more memory than it may.
        case outOfMemory
        /// It had more threads than it may.
        case tooManyThreads
        /// It wrote more files or bytes than it may, or folders that the check can't look into.
        case wroteTooMuch
        /// It made a system call that no exercise needs, so the system ended it.
        case forbiddenCall
        /// It printed more than it may.
        case printedTooMuch
        /// It ended the program itself, with an exit status.
        case exited
        /// It called `abort()`.
        case aborted
        /// A signal ended it, for example at a bad memory access.
        case signaled
        /// It lost the recording's channel, or its recording isn't whole.
        case channelLost
        /// Something other than the player wrote to the private channel, so the recording proves nothing.
        case forged
        /// More was observed than a recording holds.
        case observedTooMuch
    }

    /// What happened.
    public var cause: Cause

    /// The message for the learner, in one to three sentences.
    public var sentence: String

    /// The line of the learner's file, from 1; nil if it isn't known.
    public var line: Int?

    /// A failure.
    public init(_ cause: Cause, _ sentence: String, line: Int? = nil) {
        self.cause = cause
        self.sentence = sentence
        self.line = line
    }
}
