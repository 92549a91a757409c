import Playing
import Reading
import Terminal

/// What decides whether a task is solved: the runs that are played, and the mistakes that are looked for in them. The
/// task's words are in Tasks.md.
public struct TaskJudge: Sendable {
    /// The same task with another question, for a handout.
    public struct Variant: Sendable {
        /// The judge of the other question.
        public let judge: TaskJudge
        /// The starter's code below the task's mark, with room for the answer.
        public let region: String
        /// The same code with the right answer.
        public let solution: String

        /// A variant.
        public init(_ judge: TaskJudge, region: String, solution: String) {
            (self.judge, self.region, self.solution) = (judge, region, solution)
        }
    }

    /// The number in `// MARK: - Task 1: ...`, from 1.
    public let number: Int

    /// The points in a teacher's table.
    public let points: Int

    /// The part of a recording that's compared with the solution's recording.
    public let view: TaskView

    /// The scenarios that check it, in this order. A task passes if nothing is wrong with any recording.
    public let scenarios: [Scenario]

    /// Common mistakes, in the order in which they're looked for.
    public let mistakes: [Mistake]

    /// The values for the placeholders in the task's words.
    let places: [String: String]

    let vary: (@Sendable (inout SplitMix64) -> Variant)?

    /// Why this system can't check the task; nil if it can.
    let obstacle: String?

    /// A judge.
    /// - Parameters:
    ///   - places: the values for the placeholders in the task's words.
    ///   - obstacle: why this system can't check the task.
    ///   - variant: makes another question from random numbers, so that neighbors in a class get other questions.
    public init(
        number: Int, points: Int = 1, places: [String: String] = [:], view: TaskView = TaskView(),
        scenarios: [Scenario], mistakes: [Mistake] = [], obstacle: String? = nil,
        variant: (@Sendable (inout SplitMix64) -> Variant)? = nil
    ) {
        (self.number, self.points, self.places, self.view) = (number, points, places, view)
        (self.scenarios, self.mistakes, self.obstacle, vary) = (scenarios, mistakes, obstacle, variant)
    }

    /// Whether it can ask a question other than the book's.
    public var varies: Bool { vary != nil }

    /// What's wrong with a task's words: an unknown kind, a placeholder without a value, or a value without a
    /// placeholder; nil if nothing is.
    func mistake(in words: TaskWords) -> String? {
        let used = Set(([words.goal, words.passed, words.question] + words.hints).flatMap(\.places))
            .subtracting(["question"])
        if ExerciseTask.Kind(rawValue: words.kind) == nil {
            let kinds = ExerciseTask.Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            return "“\(words.kind)” isn't a kind of task. The kinds are \(kinds)."
        }
        if let place = used.subtracting(places.keys).min() { return "The task has no value for {\(place)}." }
        return places.keys.filter { !used.contains($0) }.min().map { "Nothing names the task's value {\($0)}." }
    }
}

/// The judges of a chapter's tasks, in the order of their numbers.
public struct ChapterJudges: Sendable {
    /// The chapter's number and names.
    public let heading: ChapterHeading
    /// The judges.
    public let tasks: [TaskJudge]

    /// The judges of a chapter.
    public init(_ heading: ChapterHeading, tasks: [TaskJudge]) { (self.heading, self.tasks) = (heading, tasks) }
}
