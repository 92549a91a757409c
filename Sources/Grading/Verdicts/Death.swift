/// How the learner's code ended before its check was over. Each is a plain sentence; none is ever a pass.
public struct Death: Sendable, Equatable {
    /// What happened, as far as it can be told.
    public enum Cause: String, Sendable, CaseIterable {
        /// The Swift runtime stopped it: an index out of range, an overflow, a `nil` that was unwrapped, a failed precondition.
        case trapped
        /// It recursed until the stack was full.
        case stackOverflow
        /// It ran for longer than its share of processor time.
        case ranTooLong
        /// It did nothing any more, and what it was asked for had not happened: a deadlock, a long sleep.
        case blocked
        /// It was still going when the wall clock's safety net fell.
        case tookTooLong
        /// It asked for more memory than it may have.
        case outOfMemory
        /// It printed more than it may.
        case printedTooMuch
        /// It ended the program itself, with a status.
        case exited
        /// It called `abort()`.
        case aborted
        /// A signal ended it, such as a bad memory access.
        case signaled
        /// It closed the descriptor on which the recording travels, or broke it.
        case channelLost
        /// Somebody other than the player wrote to the private channel, so the recording proves nothing.
        case forged
        /// It made more observations than a recording holds.
        case observedTooMuch
    }

    /// What happened.
    public var cause: Cause

    /// The whole of it for the learner, in a sentence or two.
    public var sentence: String

    /// The line of the learner's file, where one is known; from 1.
    public var line: Int?

    /// A death.
    public init(_ cause: Cause, _ sentence: String, line: Int? = nil) {
        self.cause = cause
        self.sentence = sentence
        self.line = line
    }
}
