import CountingExercises
import Grading
import Playing
import Reading
import Terminal

extension Course {
    /// A course of two chapters and three tasks about numbers, which the engine's tests read, run, and check.
    static let counting = Course(
        named: "The counting course", abstract: "Learn what three operators do to numbers.",
        lastWords: "You can count.", library: .counting, lanes: [.result], verbs: CountingVerb.self,
        chapters: [
            ChapterJudges(
                ChapterHeading("01", "Doubling", "doubling", "Numbers, one by one"),
                tasks: [.double, .evens]),
            ChapterJudges(
                ChapterHeading("02", "Totals", "totals", "Numbers that add up"), tasks: [.total]),
        ])
}

extension ExerciseLibrary {
    static let counting = ExerciseLibrary(
        product: "CountingRuntime", fixtures: "CountingExercises",
        modules: [
            "Terminal", "Supervision", "Seeding", "ReactiveCore", "Marbles", "Tracing", "TerminalUI", "Playing",
            "CountingExercises",
        ],
        folders: ["CountingExercises": "Tests/SecondCourse/CountingExercises"])
}

extension TaskJudge {
    fileprivate static let double = TaskJudge(
        number: 1, scenarios: [.numbers],
        mistakes: [
            Mistake("squared") { run in run.actual.numbers == run.actual.counted.map { $0 * $0 } },
            Mistake("unchanged") { run in run.actual.numbers == run.actual.counted },
        ])

    fileprivate static let evens = TaskJudge(
        number: 2, scenarios: [.numbers],
        mistakes: [Mistake("odd ones") { run in run.actual.numbers == run.actual.counted.filter { $0 % 2 != 0 } }])

    fileprivate static let total = TaskJudge(
        number: 1, scenarios: [.numbers],
        mistakes: [Mistake("only two") { run in run.actual.numbers.count == run.actual.counted.count }])
}

extension Scenario {
    fileprivate static let numbers = Scenario("six numbers are counted") { generator in
        let numbers = (1...6).map { step in
            Stimulus(at: .milliseconds(step * 200), .number(Int.random(in: 1...50, using: &generator)))
        }
        return [Stimulus(at: .zero, .subscribe)] + numbers + [Stimulus(at: .seconds(2), .complete)]
    }
}

extension Transcript {
    /// The numbers that the source sent.
    fileprivate var counted: [Int] {
        stimuli.compactMap { stimulus in
            if case .number(let number) = stimulus.action.verb(as: CountingVerb.self) { number } else { nil }
        }
    }

    fileprivate var numbers: [Int] { values(in: .result).compactMap { Int($0) } }
}
