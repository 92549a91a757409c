import Reading

/// One chapter of the workbook: its names, its starter, its tasks, and its solution.
@dynamicMemberLookup
public struct Chapter: Sendable, Identifiable, CustomStringConvertible {
    /// The chapter's number and names.
    public let heading: ChapterHeading

    /// The pristine text of Exercise.swift. It doesn't come from the learner's folder, so `reset` and "not started"
    /// need no git.
    public let starter: String

    package let starterRegions: TaskRegions

    /// Why the starter isn't known: a file of the book was changed, so the chapter can't be checked or reset. It's nil
    /// for every chapter of an unchanged book.
    package let obstacle: Obstacle?

    /// The tasks, in the order of their numbers.
    public let tasks: [ExerciseTask]

    /// The chapter's solution, and the texts of its mistakes; nil if recordings are only judged by themselves.
    public let reference: ChapterReference?

    /// The ID of the chapter's question set; nil for the book's own questions.
    public let questions: UInt64?

    /// The right answers to questions that differ from the book's: the text below the task's mark, by task number.
    private let answers: [Int: String]

    /// A chapter with the book's own questions.
    public init(
        _ heading: ChapterHeading, starter: String, tasks: [ExerciseTask], reference: ChapterReference? = nil
    ) {
        self.init(heading, .success(starter), tasks, reference)
    }

    /// A chapter whose starter may be unknown.
    init(
        _ heading: ChapterHeading, _ found: Result<String, Obstacle>, _ tasks: [ExerciseTask],
        _ reference: ChapterReference?, questions: UInt64? = nil, answers: [Int: String] = [:]
    ) {
        (starter, obstacle) =
            switch found {
            case .success(let text): (text, nil)
            case .failure(let obstacle): ("", obstacle)
            }
        (self.heading, starterRegions) = (heading, TaskRegions(of: starter))
        (self.tasks, self.reference, self.questions, self.answers) = (tasks, reference, questions, answers)
    }

    /// A property of the heading, such as its number or its name.
    public subscript<Value>(dynamicMember part: KeyPath<ChapterHeading, Value>) -> Value { heading[keyPath: part] }

    /// The folder's name.
    public var id: String { heading.folder }

    /// The folder's name, which is what a parameterized test prints.
    public var description: String { heading.folder }

    // MARK: Other questions

    /// Whether any of its tasks can ask another question.
    public var varies: Bool { tasks.contains(where: \.varies) }

    /// The chapter with another question set: the tasks that vary get other goals, hints and scenarios, and the starter
    /// asks the other questions. Returns the chapter unchanged if the ID is nil or no task varies.
    public func asking(_ questions: UInt64?) -> Chapter {
        guard let questions, varies, obstacle == nil else { return self }
        var (starter, tasks, answers) = (QuestionSet.line(questions) + "\n" + starter, tasks, answers)
        for (place, task) in tasks.enumerated() {
            guard let variant = task.variant(questions, in: heading.number),
                let changed = starter.replacing(task.number, with: variant.region)
            else { continue }
            (starter, tasks[place], answers[task.number]) = (changed, variant.task, variant.solution)
        }
        return Chapter(heading, .success(starter), tasks, reference, questions: questions, answers: answers)
    }

    /// The chapter with the question set that a file names, unless the chapter already has a question set.
    public func asked(in file: String) -> Chapter {
        questions == nil ? asking(QuestionSet.number(in: file)) : self
    }

    /// The reference solution with the right answers to this chapter's questions.
    public func answered(in solution: String) -> String {
        answers.sorted { $0.key < $1.key }.reduce(solution) { text, answer in
            text.replacing(answer.key, with: answer.value) ?? text
        }
    }
}

extension String {
    /// The text of an exercise with the lines below a task's mark replaced; nil unless there's exactly one such mark.
    public func replacing(_ task: Int, with region: String) -> String? {
        let regions = TaskRegions(of: self)
        return regions[task].map { old in regions.replacing(old.lines.dropFirst(), with: "\n\(region)\n") }
    }
}
