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
        /// The shared requirement that the program breaks, such as "lifetime"; nil if Answers.md names none.
        public let breaks: String?
        /// The text of the task's region, without the mark.
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
    /// The possible messages, usually one. A right answer has none, unless it's a script that exposes a fault, or its
    /// heading has `as`.
    public internal(set) var messages: [MessageText]
    /// The text after `as`, which names shared mistakes or other answers' mistakes; nil if the heading has no `as`.
    public let shared: String?
    /// The names of the mistakes in ``shared``; without it, the answer's own name, or none for a right answer.
    public internal(set) var mistakes: [String]
    /// The number of the hint that helps, from 1; nil if the files name none.
    public internal(set) var hint: Int?
    /// The mark of the only sentence of the goal that its first program ignores; nil if the heading names none.
    public let ignores: String?
    /// The name of the advice that a right answer gets; nil for none.
    public let advice: String?
    /// Its programs, at least one.
    public let programs: [Program]
    /// The line of its heading, from 1.
    public let line: Int

    /// A right answer can have a message, too, if it's a script that exposes a fault.
    var hasOwnMessage: Bool { shared == nil && (kind != .right || !messages.isEmpty) }
}
