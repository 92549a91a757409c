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
/// A heading `##` is a task's title, and a heading `###` the name of an answer. What it is follows after dots:
/// `· right`, `· doesn't compile`, `· hint 2`, `· breaks lifetime`; without either of the first two, it's a mistake.
/// The paragraph below is its message, unless it names a shared one (``SharedMistakes``); where it can get several,
/// they're separated by `or`. Then come its programs, each as a change to the solution, or whole. They're separated by
/// `or`, too, as in `or, breaking count`.
public struct ChapterAnswers: Sendable {
    /// The answers to one task.
    public struct Task: Sendable {
        /// The task's number and its title, as the solution's mark has them.
        public let number: Int
        public let title: String
        /// The title as a part of a name: "only-what-is-worth-a-search".
        public var slug: String { title.slug }
        /// The answers, in the order of the file.
        public let answers: [KnownAnswer]
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

    /// The answers to a task; none if the file has none.
    public subscript(task: Int) -> [KnownAnswer] { tasks.first { $0.number == task }?.answers ?? [] }

    /// The regions of a task with the mistakes that people make.
    public func wrongRegions(of task: Int) -> [String] {
        self[task].filter { $0.kind == .wrong }.flatMap(\.programs).map(\.region)
    }
}

extension ChapterAnswers {
    /// A chapter's file or its solution is missing, or isn't text.
    public struct Missing: Error, Sendable, CustomStringConvertible {
        /// The file, from the top of the package.
        public let path: String

        public var description: String { "\(path) can't be read." }
    }

    /// Reads the answers of a chapter in a checkout.
    /// - Throws: ``Missing``, or ``AnswersMistake``.
    public init(of chapter: Chapter, in root: URL) throws {
        func text(_ path: String) throws(Missing) -> String {
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
                throw Missing(path: path)
            }
            return text
        }
        try self.init(
            text(chapter.answersPath), path: chapter.answersPath, solution: text(chapter.solutionPath),
            shared: SharedMistakes(in: root))
    }
}

extension Chapter {
    /// The right and wrong answers that the book knows, from the top of the package.
    public var answersPath: String { "Solutions/\(heading.folder)/Answers.md" }
}

extension String {
    /// The words as a part of a name: small letters, with a hyphen for everything between words.
    public var slug: String {
        replacing("'", with: "").lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
