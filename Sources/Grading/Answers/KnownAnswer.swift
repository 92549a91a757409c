/// An answer that the book knows: another right one, or a mistake that people make.
public struct KnownAnswer: Sendable, Equatable {
    /// What an answer is.
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
        /// What it breaks of what every task is held to, such as "lifetime"; nil if it's only this mistake.
        public let breaks: String?
        /// The task's region with it, without the mark.
        public let region: String
        /// The line of its file on which it begins, from 1.
        public let line: Int
    }

    /// Its name within the task, such as "off-by-one".
    public let name: String
    /// The name in words, as the heading has it.
    public let title: String
    /// What it is.
    public let kind: Kind
    /// The messages that it can get, mostly one; none for a right answer.
    public let messages: [MessageText]
    /// The name of the shared mistake whose message it gets; nil if the message is its own.
    public let shared: String?
    /// The hint that helps, from 1.
    public let hint: Int?
    /// Its programs, at least one.
    public let programs: [Program]
    /// The line of its heading, from 1.
    public let line: Int
}
