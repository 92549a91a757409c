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
        /// It slept, or waited for timers of its own, too long in all.
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

/// What the Swift runtime's words for a trap mean here, and what to do.
enum TrapMeaning {
    /// What follows "Line 8" or "Your code", in one to three sentences; nil for words without a known meaning.
    static func sentences(for words: String) -> String? {
        if let match = words.firstMatch(
            of: /'try!' expression unexpectedly raised an error: (?:\w+\.)?(?:\(unknown context at \$\w+\)\.)*(.+)/)
        {
            return "wrote `try!`, and the call threw \(match.1). Use `do` and `catch`, or let the signal fail."
        }
        if let match = words.firstMatch(of: /Could not cast value of type '([^']+)'.* to '([^']+)'/) {
            let (actual, wanted) = (name(match.1), name(match.2))
            return "took a value of type \(actual) for \(wanted) with `as!`. Use `as?`, which gives nil instead."
        }
        return meanings.first { words.contains($0.words) }?.sentences
    }

    private static func name(_ type: Substring) -> String {
        String(type.replacing(/(?:\w+|\(unknown context at \$\w+\))\./, with: ""))
    }

    private static let meanings: [(words: String, sentences: String)] = [
        ("Unexpectedly found nil while", "unwrapped nil. Use `if let`, `guard let` or `??` in place of `!`."),
        ("Index out of range", index), ("index is out of", index),
        ("arithmetic overflow", "made a number that its type can't hold. Check it first, or use a larger type."),
        ("Division by zero", "divided by zero. Check the divisor first."),
        ("Not enough bits to represent", number), ("Negative value is not representable", number),
        ("value cannot be converted to", number),
        ("lowerBound <= upperBound", "made a range that ends before it starts. Compare the two bounds first."),
        ("from an empty collection", "removed an element from an empty collection. Check `isEmpty` first."),
        ("contains duplicate keys", key), ("Duplicate values for key", key),
        (
            "Simultaneous accesses",
            "used a value inside code that was changing it. Copy the value before, and use that."
        ),
        ("an unowned reference", "used an `unowned` object that is gone. Capture it as `weak`: then it's nil instead."),
    ]

    private static let index = "used an index that isn't there. Compare it with `count`, or use `first` or `last`."
    private static let number = "converted a number to a type that can't hold it. Use `exactly:`, which gives nil."
    private static let key = "put one key twice into a dictionary. Use `Dictionary(_:uniquingKeysWith:)`."
}
