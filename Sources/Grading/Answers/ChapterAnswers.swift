import Foundation
import Reading

/// The right and wrong answers to a chapter's tasks, from `Solutions/NN-Name/Answers.md`.
///
///     ## only what is worth a search
///
///     ### off by one · hint 2
///     A text of exactly three characters is missing from the log. "Longer than two" includes three.
///
///         -         .filter(isValidSearchText)
///         +         .filter { text in text.count > 3 }
///
/// A `##` heading is a task's title, and a `###` heading is an answer's name, followed by facts about the answer:
/// `· right`, `· doesn't compile`, `· hint 2`, `· breaks lifetime`. An answer with neither of the first two facts is
/// wrong. `· advice subscribed inside` adds advice from Mistakes.md to a right answer. The paragraph below the heading
/// is the answer's message, unless `· as …` names another message. For a script that exposes a fault, the message
/// describes the fault. Alternative messages are separated by `or`. Then come the answer's programs, each a change to
/// the solution or a whole region, with `or` between them. `or, breaking count` names the shared requirement that the
/// next program breaks.
///
/// Below a task's title, a list names runs that show whether a marked sentence of the goal was ignored:
/// `- [a] a word is typed and deleted`. A wrong answer says `· ignores a` if it ignores only that sentence.
public struct ChapterAnswers: Sendable {
    /// The answers to one task.
    public struct Task: Sendable {
        /// The task's number and its title.
        public let number: Int
        public let title: String
        /// The title as part of an ID: "only-what-is-worth-a-search".
        public var slug: String { title.slug }
        /// The runs that show whether a marked sentence of the goal was ignored.
        public let runs: [MarkedRun]
        /// The answers, in the order of the file.
        public let answers: [KnownAnswer]
    }

    /// A run that shows whether a sentence of the goal was ignored.
    public struct MarkedRun: Sendable, Equatable {
        /// The sentence's mark: "a".
        public let mark: String
        /// The scenario's name.
        public let scenario: String
        /// The line in the file, from 1.
        public let line: Int
    }

    /// The tasks, in the order of the file.
    public let tasks: [Task]

    /// Reads the file of a chapter, and applies its changes to the chapter's solution.
    /// - Parameter path: the file, as errors name it.
    public init(_ text: String, path: String, solution: String, shared: SharedMistakes = SharedMistakes())
        throws(BookFile.FormatError)
    {
        var parser = AnswersParser(text, path: path, solution: solution, shared: shared)
        tasks = try parser.tasks()
    }

    /// The answers to one task, without their programs; nil if the file has none.
    static func messages(to task: ExerciseTask, in text: String, path: String, shared: SharedMistakes)
        throws(BookFile.FormatError) -> Task?
    {
        var parser = AnswersParser(messagesTo: task, in: text, path: path, shared: shared)
        return try parser.tasks().first
    }

    /// The answers to a task; empty if the file has none.
    public subscript(task: Int) -> [KnownAnswer] { tasks.first { $0.number == task }?.answers ?? [] }
}

extension ChapterAnswers {
    /// Reads the answers of a chapter in a checkout.
    /// - Throws: `BookFile.Unreadable`, or `BookFile.FormatError`.
    public init(of chapter: Chapter, in root: URL) throws {
        try self.init(
            BookFile.text(of: chapter.answersPath, in: root), path: chapter.answersPath,
            solution: BookFile.text(of: chapter.solutionPath, in: root), shared: SharedMistakes(in: root))
    }
}

extension Chapter {
    /// The path of the chapter's Answers.md, relative to the package root.
    public var answersPath: String { "Solutions/\(heading.folder)/Answers.md" }
}

extension String {
    /// The words as part of an ID: in lowercase, and joined by hyphens.
    public var slug: String {
        var slug = ""
        var isBetweenWords = false
        for character in lowercased() where character != "'" {
            let isInWord =
                character.isASCII
                ? ("a"..."z").contains(character) || ("0"..."9").contains(character)
                : character.isLetter || character.isNumber
            if isInWord, isBetweenWords, !slug.isEmpty { slug += "-" }
            if isInWord { slug.append(character) }
            isBetweenWords = !isInWord
        }
        return slug
    }
}

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
    public internal(set) var kind = Kind.wrong
    /// The possible messages, usually one. A right answer has none, unless it's a script that exposes a fault, or its
    /// heading has `as`.
    public internal(set) var messages: [MessageText] = []
    /// The text after `as`, which names shared mistakes or other answers' mistakes; nil if the heading has no `as`.
    public internal(set) var shared: String?
    /// The names of the mistakes in ``shared``; without it, the answer's own name, or none for a right answer.
    public internal(set) var mistakes: [String] = []
    /// The number of the hint that helps, from 1; nil if the files name none.
    public internal(set) var hint: Int?
    /// The mark of the only sentence of the goal that its first program ignores; nil if the heading names none.
    public internal(set) var ignores: String?
    /// The name of the advice that a right answer gets; nil for none.
    public internal(set) var advice: String?
    /// Its programs, at least one.
    public internal(set) var programs: [Program] = []
    /// The line of its heading, from 1.
    public let line: Int

    /// A right answer can have a message, too, if it's a script that exposes a fault.
    var hasOwnMessage: Bool { shared == nil && (kind != .right || !messages.isEmpty) }
}
