import Playing
import Reading
import Terminal

/// One task of a chapter's exercise: its words, and its judge.
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

    /// The code in Tasks.md that turns the learner's examples into a Swift test; empty for a task without examples.
    let exampleTest: String

    /// The title, which follows the number in the mark.
    public let title: String

    /// The kind of work.
    public let kind: Kind

    /// The goal in plain words: a short paragraph.
    public let goal: String

    /// The marks of the goal's sentences, such as "a" and "b".
    public let marks: [String]

    /// The hints, each more direct than the one before.
    public let hints: [String]

    /// A short explanation, shown after the pass.
    public let explanation: String

    /// The lines about examples in Tasks.md: the meaning of both lanes, then a question for each wrong answer.
    public let examples: [TaskWords.ExampleLine]

    /// The part of a recording that's compared with the solution's recording.
    public let view: TaskView

    /// What decides whether the task is solved.
    public let judge: TaskJudge

    /// The words as Tasks.md has them. A variant fills their placeholders with other values.
    private let words: TaskWords?

    /// The task with these words, and with its judge's values in their placeholders.
    /// - Parameter lanes: the lanes that the course's fixtures record.
    public init(_ judge: TaskJudge, saying words: TaskWords, recordedIn lanes: [ObservationLane] = []) {
        let places = judge.places
        (self.judge, self.words, view) = (judge, words, judge.view.recorded(in: lanes))
        (title, kind, marks, examples) = (
            words.title, Kind(rawValue: words.kind) ?? .write, words.marks, words.examples
        )
        goal = words.goal.filled(with: places.merging(["question": words.question.filled(with: places)]) { $1 })
        hints = words.hints.map { $0.filled(with: places) }
        explanation = words.passed.filled(with: places)
        exampleTest = words.test
    }

    /// A task without a file for its words.
    public init(
        _ judge: TaskJudge, title: String, kind: Kind = .write, goal: String = "", hints: [String] = [],
        explanation: String = "", examples: [TaskWords.ExampleLine] = [], exampleTest: String = ""
    ) {
        (self.judge, words, view, marks) = (judge, nil, judge.view, [])
        (self.title, self.kind, self.goal, self.hints) = (title, kind, goal, hints)
        (self.explanation, self.examples, self.exampleTest) = (explanation, examples, exampleTest)
    }

    /// The number in `// MARK: - Task 1: ...`, from 1.
    public var number: Int { judge.number }

    /// The points in a teacher's table.
    public var points: Int { judge.points }

    /// The scenarios that check it.
    public var scenarios: [Scenario] { judge.scenarios }

    /// Common mistakes, in the order in which they're looked for.
    var mistakes: [Mistake] { judge.mistakes }

    /// Whether it can ask a question other than the book's.
    public var varies: Bool { judge.varies }

    /// The mistakes of the task and of its scenarios.
    public var allMistakes: [Mistake] { judge.mistakes + scenarios.flatMap(\.mistakes) }

    /// Predictions and scripts are judged without the solution.
    var isComparedWithSolution: Bool { kind != .predict && kind != .breakIt }

    /// The task's number.
    public var id: Int { number }

    // MARK: Other questions

    /// The task with its question from a question set, and the starter's text below its mark, without and with the
    /// right answer; nil if its question never varies.
    func variant(_ questions: UInt64, in chapter: String) -> (task: ExerciseTask, region: String, solution: String)? {
        var generator = QuestionSet.generator(questions, ofTask: number, in: chapter)
        guard let variant = judge.vary?(&generator) else { return nil }
        guard let words else {
            let task = ExerciseTask(
                variant.judge, title: title, kind: kind, goal: goal, hints: hints, explanation: explanation)
            return (task, variant.region, variant.solution)
        }
        // The question is above both texts, in lines of at most 120 columns.
        let question = words.question.filled(with: variant.judge.places)
        let lines = question.isEmpty ? [] : LineBreaking.lines(of: question, width: 120 - "/// ".count)
        let comment = lines.map { $0.isEmpty ? "///\n" : "/// \($0)\n" }.joined()
        return (
            ExerciseTask(variant.judge, saying: words, recordedIn: view.lanes), comment + variant.region,
            comment + variant.solution
        )
    }
}
