/// An answer that the book knows: another right one, or a mistake that people make.
public struct KnownAnswer: Sendable, Equatable {
    /// The kind of an answer.
    public enum Kind: Sendable, Equatable {
        /// It's accepted.
        case right
        /// It's a mistake, and gets its message.
        case wrong
        /// It doesn't compile, and gets its explanation.
        case refused
    }

    /// One program.
    public struct Program: Sendable, Equatable {
        /// The requirement of every task that the program breaks, such as "lifetime"; nil if it breaks none.
        public let breaks: String?
        /// The text of the task's region with the program, without the mark.
        public let region: String
        /// The line of its file on which it begins, from 1.
        public let line: Int
    }

    /// Its name within the task, such as "off-by-one".
    public let name: String
    /// The name in words, as the heading has it.
    public let title: String
    /// The kind of answer.
    public let kind: Kind
    /// The messages that it can get, mostly one; none for a right answer, unless it's a script that
    /// exposes a fault.
    public internal(set) var messages: [MessageText]
    /// The names after `as`: shared mistakes, or those of another answer; nil if the mistake is its own.
    public let shared: String?
    /// The names of the mistakes that it's refused for: its own, unless others are named; none for a right answer.
    public internal(set) var mistakes: [String]
    /// The hint that helps, from 1.
    public internal(set) var hint: Int?
    /// The mark of the sentence that its first program ignores, and no other sentence of the goal; nil if it names
    /// none.
    public let ignores: String?
    /// The name of the advice that a right answer gets; nil for none.
    public let advice: String?
    /// Its programs, at least one.
    public let programs: [Program]
    /// The line of its heading, from 1.
    public let line: Int

    /// Whether it has its own message: a mistake, or a script that exposes the fault of its name.
    var hasOwnMessage: Bool { shared == nil && (kind != .right || !messages.isEmpty) }
}
