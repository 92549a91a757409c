import Grading
import Judges
import SharedJudges
import Terminal

/// A program from a chapter's Answers.md. It must be accepted, or rejected with its mistake's message.
public struct Answer: Sendable, Hashable {
    /// The name of the chapter's folder, such as "05-Filter".
    public let chapter: Chapter.ID
    public let task: Int
    /// The answer's permanent name: "filter/only-what-is-worth-a-search/off-by-one". The other programs of an answer's
    /// entry have a number: "…/off-by-one/2".
    public let name: String
    /// The task's region with the answer.
    public let text: String
    /// The answer's entry in Answers.md.
    public let known: KnownAnswer
    /// The shared requirement that a wrong answer breaks; nil if the answer names none.
    public let breaks: SharedRequirement?

    init(_ program: KnownAnswer.Program, of known: KnownAnswer, to task: ChapterAnswers.Task, in chapter: Chapter) {
        self.chapter = chapter.id
        self.task = task.number
        self.known = known
        let number = (known.programs.firstIndex(of: program) ?? 0) + 1
        let name = "\(chapter.product)/\(task.slug)/\(known.name)"
        self.name = number > 1 ? "\(name)/\(number)" : name
        text = program.region
        breaks = program.breaks.flatMap(SharedRequirement.init)
    }

    /// A seed from 1 to 100, derived from the answer's name, so that a proof on one machine holds on another. By
    /// default, `graders prove answers` plays the solution under all 100.
    public var seed: UInt64 { FNV1a.hash(name.utf8) % 100 + 1 }

    var isFirstProgram: Bool { known.programs.first?.region == text }

    /// Whether the answer must pass.
    public var isRight: Bool { known.kind == .right }

    /// The key that groups the answer in a class: its only mistake, if that has a name; otherwise the answer's name.
    var group: String {
        let isNamed = known.mistakes.count == 1 && known.mistakes != ["first-difference"]
        return isNamed ? "\(chapter).\(task) \(known.mistakes[0])" : name
    }

    /// Whether the answer is wrong, and always looks like the same mistake. An answer that breaks a shared requirement,
    /// or has several mistakes, can look like a different mistake under another seed.
    var isOneMistake: Bool { !isRight && breaks == nil && known.mistakes.count <= 1 }

    /// Whether a verdict rejects the answer with a mistake or a message that Answers.md lists. The verdict must point
    /// to the answer's hint, unless the answer has several mistakes or messages.
    public func isRejected(by verdict: Verdict) -> Bool {
        let isSaid =
            verdict.mistakeName.map { known.mistakes.contains($0) } ?? isRejected(by: verdict.words ?? "")
        return isSaid && (verdict.hint == known.hint || known.messages.count > 1 || known.mistakes.count > 1)
    }

    func isRejected(by message: String) -> Bool { known.messages.contains { $0.matches(message) } }

    /// The messages that reject the answer, as Answers.md lists them.
    public var says: String { known.messages.map(\.text).joined(separator: " // ") }

    /// Answers come from chapters of the catalogue.
    public var itsChapter: Chapter { catalogue.first { $0.id == chapter }! }

    /// An Exercise.swift that contains this answer: the reference solution of its chapter, with the answer in place of
    /// the task's code.
    public func exercise() throws -> ExerciseFile {
        let solution = try Book.solution(of: itsChapter)
        return ExerciseFile(path: "\(name).swift", text: try solution.text.replacingTask(task, with: text))
    }

    public static func == (one: Answer, other: Answer) -> Bool { one.name == other.name && one.text == other.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Obstacle {
    /// A file doesn't have exactly one region of a task, or the chapter has no such task.
    static func noTask(_ task: Int) -> Obstacle {
        Obstacle("The solution needs exactly one line `// MARK: - Task \(task):`.")
    }
}

extension String {
    func replacingTask(_ task: Int, with code: String) throws -> String {
        guard let text = replacing(task, with: code) else { throw Obstacle.noTask(task) }
        return text
    }
}

extension Verdict {
    fileprivate var mistakeName: String? {
        if case .notPassed(let findings) = self { findings.first?.name } else { nil }
    }

    /// The verdict's message; for a compile error, the explanation without the compiler's output.
    fileprivate var words: String? {
        if case .didNotCompile(let error) = self { error.explanation.sentences } else { message }
    }
}
