import BookText
import Foundation

/// The answers to a chapter's tasks that the book knows: `Solutions/NN-Name/Answers.md`.
///
///     ## only what is worth a search
///
///     ### off by one · hint 2
///     A text of exactly three characters is missing from the log. "Longer than two" includes three.
///
///         -         .filter(isValidSearchText)
///         +         .filter { text in text.count > 3 }
///
/// A `##` heading is a task's title, and a `###` heading is the name of an answer. Facts about it follow dots:
/// `· right`, `· doesn't compile`, `· hint 2`, `· breaks lifetime`. Without either of the first two, it's a mistake.
/// A right answer may get advice from Mistakes.md: `· advice subscribed inside`. A script that exposes a fault has the
/// fault's words as its message.
/// The paragraph below is the answer's message, unless the answer names a shared one (``SharedMistakes``). If it can
/// get several, they're separated by `or`. Then come its programs, each as a change to the solution or as a whole
/// region. They're separated by `or`, too, as in `or, breaking count`.
///
/// Below a task's title, a list has the marks of its goal, each with a run that shows whether the sentence was ignored:
/// `- [a] a word is typed and deleted`. A wrong answer says `· ignores a` if it ignores that sentence, and no other.
public struct ChapterAnswers: Sendable {
    /// The answers to one task.
    public struct Task: Sendable {
        /// The task's number and its title, as the solution's mark has them.
        public let number: Int
        public let title: String
        /// The title as a part of a name: "only-what-is-worth-a-search".
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
        /// Its line in the file, from 1.
        public let line: Int

        /// A run.
        public init(mark: String, scenario: String, line: Int) {
            (self.mark, self.scenario, self.line) = (mark, scenario, line)
        }
    }

    /// The tasks, in the order of the file.
    public let tasks: [Task]

    /// Reads the file of a chapter, and applies its changes to the chapter's solution.
    /// - Parameter path: the file, as errors name it.
    public init(_ text: String, path: String, solution: String, shared: SharedMistakes = SharedMistakes())
        throws(AnswersMistake)
    {
        var parser = AnswersParser(text, path: path, solution: solution, shared: shared)
        tasks = try parser.tasks()
    }

    /// Reads the names and the messages only, whether or not the programs still fit the solution.
    /// - Parameter tasks: the titles of the chapter's tasks, by number.
    init(messagesIn text: String, path: String, tasks titles: [Int: String], shared: SharedMistakes)
        throws(AnswersMistake)
    {
        var parser = AnswersParser(messagesIn: text, path: path, tasks: titles, shared: shared)
        tasks = try parser.tasks()
    }

    /// The answers to a task; none if the file has none.
    public subscript(task: Int) -> [KnownAnswer] { tasks.first { $0.number == task }?.answers ?? [] }

    /// The regions of a task with the mistakes that people make.
    public func wrongRegions(of task: Int) -> [String] {
        self[task].filter { $0.kind == .wrong }.flatMap(\.programs).map(\.region)
    }
}

extension ChapterAnswers {
    /// Reads the answers of a chapter in a checkout.
    /// - Throws: `BookFile.Unreadable`, or ``AnswersMistake``.
    public init(of chapter: Chapter, in root: URL) throws {
        try self.init(
            BookFile.text(of: chapter.answersPath, in: root), path: chapter.answersPath,
            solution: BookFile.text(of: chapter.solutionPath, in: root), shared: SharedMistakes(in: root))
    }
}

extension Chapter {
    /// The path of the right and wrong answers that the book knows, relative to the package root.
    public var answersPath: String { "Solutions/\(heading.folder)/Answers.md" }
}

extension String {
    /// The words as a part of a name: lowercase letters, with a hyphen for everything between words.
    public var slug: String {
        replacing("'", with: "").lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

/// A line of an Answers.md that can't be read, or doesn't fit the solution.
public struct AnswersMistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file, relative to the package root.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// What is wrong, and what was expected.
    public let sentence: String

    /// The place and the sentence, as an editor reads them: `Solutions/05-Filter/Answers.md:34: …`.
    public var description: String { "\(path):\(line): \(sentence)" }
}
