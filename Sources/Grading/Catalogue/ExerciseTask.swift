import Exercises
import Seeding

/// One task of a chapter's exercise: the goal, the help, and the checks.
public struct ExerciseTask: Sendable, Identifiable {
    /// What kind of work a task asks for.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The tutorial's own step, added to the pipeline of the chapter before.
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

    /// 1 for the first of the chapter; the number in `// MARK: - Task 1: ...`.
    public let number: Int

    /// Its title, as it follows the number in the mark.
    public let title: String

    /// What kind of work it is.
    public let kind: Kind

    /// The goal in plain words: a short paragraph.
    public let goal: String

    /// Three hints, each more direct than the one before.
    public let hints: [String]

    /// A short explanation, shown after the pass.
    public let explanation: String

    /// Its points in a teacher's table.
    public let points: Int

    /// What is played to check it, in this order. A task passes when every judge accepts its recording.
    public let scenarios: [Scenario]

    /// The lanes in which a right answer may differ from the solution. A replay doesn't compare them.
    public let freeLanes: Set<ObservationLane>

    private let vary: (@Sendable (inout SplitMix64) -> TaskVariant)?

    /// A task.
    /// - Parameter variant: makes another question from random numbers, so that neighbors in a class get
    ///   different ones.
    public init(
        number: Int, title: String, kind: Kind, goal: String, hints: [String], explanation: String, points: Int = 1,
        freeLanes: Set<ObservationLane> = [], scenarios: [Scenario],
        variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) {
        self.number = number
        self.title = title
        self.kind = kind
        self.goal = goal
        self.hints = hints
        self.explanation = explanation
        self.points = points
        self.scenarios = scenarios
        self.freeLanes = freeLanes
        vary = variant
    }

    /// Whether it can ask a question other than the book's.
    public var varies: Bool { vary != nil }

    /// The same task with the question of a number; nil where its question never changes.
    public func variant(_ number: UInt64) -> TaskVariant? {
        var generator = SplitMix64(seed: number &+ UInt64(self.number) << 32)
        return vary?(&generator)
    }

    /// Its number.
    public var id: Int { number }
}
