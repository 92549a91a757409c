import Playing
import Reading
import Seeding

/// One task of a chapter's exercise: the goal, the help, and the checks.
public struct ExerciseTask: Sendable, Identifiable {
    /// What kind of work a task asks for.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The tutorial's own step.
        case step
        /// Write the marbles that a given pipeline will make.
        case predict
        /// Find and repair what is wrong with a given pipeline.
        case repair
        /// Write a pipeline to a description.
        case write
        /// Find keys and answers that make a faulty app go wrong.
        case breakIt = "break"
        /// Fix a fault of the tutorial's finished app.
        case stretch
        /// Write the whole app, which `--mine` then runs.
        case exam
    }

    /// The number in `// MARK: - Task 1: ...`, from 1.
    public let number: Int

    /// The marks of the goal's sentences, such as "a" and "b".
    public var marks: [String] { words?.marks ?? [] }

    /// The lines about examples in Tasks.md: the meaning of both lanes, then a question for each wrong answer.
    public private(set) var examples: [TaskWords.ExampleLine] = []

    /// The section of Tasks.md with the code of a test of examples.
    private(set) var exampleTest: String

    /// The title, which follows the number in the mark.
    public private(set) var title: String

    /// The kind of work.
    public private(set) var kind: Kind

    /// The goal in plain words: a short paragraph.
    public private(set) var goal: String

    /// The hints, each more direct than the one before.
    public private(set) var hints: [String]

    /// A short explanation, shown after the pass.
    public private(set) var explanation: String

    /// The points in a teacher's table.
    public let points: Int

    /// The scenarios that check it, in this order. A task passes if nothing is wrong with any recording.
    public let scenarios: [Scenario]

    /// The part of a recording that's compared with the solution's recording.
    public private(set) var view: TaskView

    /// Common mistakes, in the order in which they're looked for.
    public let mistakes: [Mistake]

    /// The values for the placeholders in the task's words.
    private let places: [String: String]

    /// The words from Tasks.md, before their placeholders are filled; nil until the task gets them.
    private var words: TaskWords?

    private let vary: (@Sendable (inout SplitMix64) -> TaskVariant)?

    /// A task.
    /// - Parameter variant: makes another question from random numbers, so that neighbors in a class get different
    ///   questions.
    public init(
        number: Int, title: String, kind: Kind, goal: String, hints: [String], explanation: String, points: Int = 1,
        view: TaskView = TaskView(), scenarios: [Scenario], mistakes: [Mistake] = [],
        examples: [TaskWords.ExampleLine] = [], exampleTest: String = "", places: [String: String] = [:],
        variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) {
        (self.number, self.title, self.kind, self.points, vary) = (number, title, kind, points, variant)
        (self.goal, self.hints, self.explanation, self.places) = (goal, hints, explanation, places)
        (self.view, self.scenarios, self.mistakes, self.examples) = (view, scenarios, mistakes, examples)
        self.exampleTest = exampleTest
    }

    /// A task of the book, whose words are in Tasks.md.
    /// - Parameters:
    ///   - places: the values for the placeholders in its words.
    ///   - variant: makes another question from random numbers, so that neighbors in a class get other questions.
    public init(
        number: Int, points: Int = 1, places: [String: String] = [:], view: TaskView = TaskView(),
        scenarios: [Scenario], mistakes: [Mistake] = [],
        variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) {
        self.init(
            number: number, title: "", kind: .write, goal: "", hints: [], explanation: "", points: points, view: view,
            scenarios: scenarios, mistakes: mistakes, places: places, variant: variant)
    }

    /// The task with these words, and with values in their placeholders.
    public func saying(_ words: TaskWords) -> ExerciseTask {
        var task = self
        task.words = words
        task.title = words.title
        task.examples = words.examples
        task.exampleTest = words.test
        task.kind = Kind(rawValue: words.kind) ?? .write
        task.goal = words.goal.filled(with: places.merging(["question": words.question.filled(with: places)]) { $1 })
        task.hints = words.hints.map { $0.filled(with: places) }
        task.explanation = words.passed.filled(with: places)
        return task
    }

    /// What's wrong with the words: an unknown kind, a placeholder without a value, or a value without a placeholder;
    /// nil if nothing is.
    public var mistakeInWords: String? {
        guard let words else { return nil }
        let used = Set(([words.goal, words.passed, words.question] + words.hints).flatMap(\.places))
            .subtracting(["question"])
        if Kind(rawValue: words.kind) == nil {
            let kinds = Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            return "“\(words.kind)” isn't a kind of task. The kinds are \(kinds)."
        }
        if let place = used.subtracting(places.keys).min() { return "The task has no value for {\(place)}." }
        return places.keys.filter { !used.contains($0) }.min().map { "Nothing names the task's value {\($0)}." }
    }

    /// The task with the lanes that the course's fixtures record.
    public func recorded(in lanes: [ObservationLane]) -> ExerciseTask {
        copy(of: self) { $0.view = view.recorded(in: lanes) }
    }

    /// Whether it can ask a question other than the book's.
    public var varies: Bool { vary != nil }

    /// The task with its question from a question set; nil if its question never varies.
    /// - Parameter old: the number that the task had when questions were first handed out.
    func variant(_ number: UInt64, of old: Int) -> TaskVariant? {
        var generator = SplitMix64(seed: number &+ UInt64(old) << 32)
        guard let variant = vary?(&generator) else { return nil }
        guard let words else { return variant }
        let task = variant.task.saying(words).recorded(in: view.lanes)
        let said = TaskVariant(task, region: variant.region, solution: variant.solution)
        return words.question.text.isEmpty ? said : said.asking(words.question.filled(with: variant.task.places))
    }

    /// The mistakes of the task and of its scenarios.
    public var allMistakes: [Mistake] { mistakes + scenarios.flatMap(\.mistakes) }

    /// Predictions and scripts are judged without the solution.
    var isComparedWithSolution: Bool { kind != .predict && kind != .breakIt }

    /// The task's number.
    public var id: Int { number }
}
