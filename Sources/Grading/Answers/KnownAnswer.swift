/// An answer from Answers.md: another right answer, or a common mistake.
public struct KnownAnswer: Sendable, Equatable {
    /// The kind of an answer.
    public enum Kind: Sendable, Equatable {
        /// It's accepted.
        case right
        /// It's a mistake, and gets its message.
        case wrong
        /// It doesn't compile, and gets an explanation of the error.
        case refused
    }

    /// One program.
    public struct Program: Sendable, Equatable {
        /// The requirement common to all tasks that the program breaks, such as "lifetime"; nil if it breaks none.
        public let breaks: String?
        /// The program: the text of the task's region, without the mark.
        public let region: String
        /// The line of Answers.md on which the program begins, from 1.
        public let line: Int
    }

    /// Its name within the task, such as "off-by-one".
    public let name: String
    /// The name in words, as the heading has it.
    public let title: String
    /// The kind of answer.
    public let kind: Kind
    /// The possible messages, usually one; empty for a right answer, unless it's a script that exposes a fault, or its
    /// heading names shared mistakes.
    public internal(set) var messages: [MessageText]
    /// The text after `as`, which names shared mistakes or other answers' mistakes; nil if the heading has no `as`.
    public let shared: String?
    /// The names of the mistakes for which it's rejected: those in ``shared`` or else, for a wrong answer, its own.
    public internal(set) var mistakes: [String]
    /// The hint that helps, from 1.
    public internal(set) var hint: Int?
    /// The mark of the only sentence of the goal that its first program ignores; nil if the heading names none.
    public let ignores: String?
    /// The name of the advice that a right answer gets; nil for none.
    public let advice: String?
    /// Its programs, at least one.
    public let programs: [Program]
    /// The line of its heading, from 1.
    public let line: Int

    /// Whether the answer has its own message: it's a mistake, or a script that's named after the fault it exposes.
    var hasOwnMessage: Bool { shared == nil && (kind != .right || !messages.isEmpty) }
}
