import Reading

/// One chapter of the workbook: its names, its starter, its tasks, and its solution.
@dynamicMemberLookup
public struct Chapter: Sendable, Identifiable, CustomStringConvertible {
    /// The chapter's number and names.
    public let heading: ChapterHeading

    /// The pristine text of Exercise.swift. It doesn't come from the learner's folder, so `reset` and "not started"
    /// need no git.
    public private(set) var starter: String { didSet { starterRegions = TaskRegions(of: starter) } }

    package private(set) var starterRegions: TaskRegions

    /// The tasks, in the order of their numbers.
    public private(set) var tasks: [ExerciseTask]

    /// The chapter's solution, and the texts of its mistakes; nil unless ``knowing(_:)`` adds them.
    public private(set) var reference: ChapterReference?

    /// The ID of the chapter's question set; nil for the book's own questions.
    public private(set) var questions: UInt64?

    /// The right answers to questions that differ from the book's: the text below the task's mark, by task number.
    private var answers: [Int: String] = [:]

    /// A chapter with the book's own questions.
    public init(_ heading: ChapterHeading, starter: String, tasks: [ExerciseTask]) {
        (self.heading, self.starter, self.tasks) = (heading, starter, tasks)
        starterRegions = TaskRegions(of: starter)
    }

    /// The chapter with another starter.
    public func beginning(with starter: String) -> Chapter { copy(of: self) { $0.starter = starter } }

    /// The chapter with its solution and the texts of its mistakes.
    public func knowing(_ reference: ChapterReference) -> Chapter { copy(of: self) { $0.reference = reference } }

    var mistakeTexts: MistakeTexts? { try? reference?.texts(for: tasks) }

    /// Why the texts of mistakes can't be read, so that reports only name the mistakes; otherwise nil.
    var faultOfTexts: String? {
        do {
            _ = try reference?.texts(for: tasks)
            return nil
        } catch {
            return "\(error) Until then, mistakes have only their names."
        }
    }

    /// The chapter with other tasks.
    public func replacing(tasks: [ExerciseTask]) -> Chapter { copy(of: self) { $0.tasks = tasks } }

    /// A property of the heading, such as its number or its name.
    public subscript<Value>(dynamicMember part: KeyPath<ChapterHeading, Value>) -> Value { heading[keyPath: part] }

    /// The folder's name.
    public var id: String { heading.folder }

    /// The folder's name, which is what a parameterized test prints.
    public var description: String { heading.folder }
}

// MARK: - Other questions

extension Chapter {
    /// Whether any of its tasks can ask another question.
    public var varies: Bool { tasks.contains(where: \.varies) }

    /// The chapter with another question set: the tasks that vary get other goals, hints and scenarios, and the starter
    /// asks the other questions. Returns the chapter unchanged if the ID is nil or no task varies.
    public func asking(_ number: UInt64?) -> Chapter {
        guard let number, varies else { return self }
        var chapter = self
        chapter.questions = number
        chapter.starter = Questions.line(number) + "\n" + starter
        chapter.tasks = tasks.map { task in
            // The old task number keeps the questions of files that were handed out before the tasks were renumbered.
            let old = OldTaskNumbers.old(task.number, in: heading.number)
            guard let variant = task.variant(number, of: old),
                let changed = chapter.starter.replacing(task.number, with: variant.region)
            else { return task }
            chapter.starter = changed
            chapter.answers[task.number] = variant.solution
            return variant.task
        }
        return chapter
    }

    /// The chapter with the question set that a file names, unless the chapter already has a question set.
    public func asked(in file: String) -> Chapter {
        questions == nil ? asking(Questions.number(in: file)) : self
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
