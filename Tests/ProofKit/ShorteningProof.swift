import Exercises
import Foundation
import Grading
import Judges
import Seeding

/// The proof that failing runs become short, and that a right answer passes what is left of them.
public struct ShorteningProof: Sendable {
    /// One wrong answer's run.
    public struct Row: Sendable {
        public let answer: Answer
        /// The number of stimuli of its scenario, and of what is left.
        public let before: Int
        public let after: Int
        public let run: ScenarioRun
        public let message: String
        public let time: Duration
    }

    public private(set) var rows: [Row] = []
    /// How many other cut runs the solution passed.
    public private(set) var cutRuns = 0
    public private(set) var faults: [String] = []

    private static let grader = Grader(shortening: ShorteningBudget(time: nil))

    /// Shortens the failing run of each wrong answer to a task.
    public init(of task: ExerciseTask, in chapter: Chapter, seed: UInt64 = Rehearsals.commonSeed) async throws {
        let answers = Book.answers(to: task.number, of: chapter.id)
        await ExerciseBuilder().prepare(try answers.map { try $0.exercise() } + [try Book.solution(of: chapter)])
        for answer in answers where !answer.isRight {
            let start = ContinuousClock.now
            let report = await Self.grader.grade(
                chapter, .text(try answer.exercise()), tasks: [task.number], seed: seed
            ).tasks[0]
            guard let run = report.failingRun else { continue }
            var generator = SplitMix64(seed: seed &+ UInt64(task.number) << 40 &+ UInt64(run.scenario) << 32)
            _ = generator.next()
            rows.append(
                Row(
                    answer: answer, before: task.scenarios[run.scenario].stimuli(&generator).count,
                    after: run.stimuli.count, run: run, message: report.verdict.message ?? "",
                    time: ContinuousClock.now - start))
        }
        let solution = try Book.solution(of: chapter)
        let cut = task.scenarios.indices.flatMap { Self.cutRuns(of: task, scenario: $0, seed: seed) }
        let played = try await Self.grader.play(cut, ofTask: task.number, in: chapter, .text(solution))
        if let death = played.death { faults.append("The solution dies in a cut run: \(death.failure.sentence)") }
        for (run, transcript) in zip(cut, played.transcripts) {
            if let finding = task.finding(in: transcript, of: run.scenario) {
                faults.append(
                    "The solution doesn't pass a cut run of “\(task.scenarios[run.scenario].name)”: \(finding.message) \(run.stimuli)"
                )
            }
        }
        cutRuns = cut.count
        let runs = rows.map(\.run)
        let right = try [Book.solution(of: chapter)] + answers.filter(\.isRight).map { try $0.exercise() }
        for file in right {
            let playback = try await Self.grader.play(runs, ofTask: task.number, in: chapter, .text(file))
            if let death = playback.death { faults.append("\(file.path) dies: \(death.failure.sentence)") }
            for (row, transcript) in zip(rows, playback.transcripts) {
                if let finding = task.finding(in: transcript, of: row.run.scenario) {
                    faults.append("\(file.path) doesn't pass the run of \(row.answer.name): \(finding.message)")
                }
            }
        }
    }

    /// Runs that a mistake could be shown in: some cuts show it, drawn at random, and the others don't.
    private static func cutRuns(of task: ExerciseTask, scenario: Int, seed: UInt64) -> [ScenarioRun] {
        var generator = SplitMix64(seed: seed &+ UInt64(task.number) << 40 &+ UInt64(scenario) << 32)
        let runSeed = generator.next()
        let stimuli = task.scenarios[scenario].stimuli(&generator)
        var cuts = Cuts(stimuli, by: task.scenarios[scenario].cuts)
        var runs: [ScenarioRun] = []
        while runs.count < mostCutRuns, let stimuli = cuts.next() {
            runs.append(ScenarioRun(scenario: scenario, seed: runSeed, stimuli: stimuli))
            cuts.take(worked: Int.random(in: 0..<3, using: &generator) == 0)
        }
        return runs
    }

    private static let mostCutRuns = 60
}
