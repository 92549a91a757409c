import Exercises
import Foundation
import Grading
import Judges
import Playing
import Terminal

/// The proof that failing runs become short, that right answers pass the shortened runs, and that the runs can be
/// replayed.
public struct ShorteningProof: Sendable {
    /// The shortened run of one wrong answer.
    public struct Row: Sendable {
        public let answer: Answer
        let scenario: [Stimulus]
        public let run: ScenarioRun
        public let verdict: Verdict
        /// Whether the run's replay shows the expected events beside the actual ones.
        public let showsExpectation: Bool

        /// The number of the scenario's stimuli that act on the learner's code.
        public var before: Int { scenario.count(where: \.doesSomething) }
        /// The number of the shortened run's stimuli that act on the learner's code.
        public var after: Int { run.stimuli.count(where: \.doesSomething) }
    }

    /// The wrong answers that fail in a run.
    public private(set) var rows: [Row] = []
    /// The number of random cut runs on which the solution was played.
    public private(set) var cutRuns = 0
    /// The faults, as messages.
    public private(set) var faults: [String] = []

    /// The task's number and title in a line.
    public var name: String { "\(chapter.number).\(task.number) \(task.title)" }

    private let task: ExerciseTask
    private let chapter: Chapter

    /// Shortening has no time limit here, so the result doesn't depend on the machine.
    private static let grader = Grader(shortening: ShorteningBudget(time: nil))
    private static let mostCutRuns = 60
    private static let seed = Rehearsals.commonSeed

    /// Shortens the failing run of each wrong answer to a task, and plays them on each right one.
    /// - Parameter answers: the answers; by default, all that the book knows.
    public init(of task: ExerciseTask, in chapter: Chapter, answers: [Answer]? = nil) async throws {
        (self.task, self.chapter) = (task, chapter)
        let answers = answers ?? Book.answers(to: task.number, of: chapter.id)
        for answer in answers where !answer.isRight { try await shorten(answer) }
        let transcripts = try await playCutRuns()
        for answer in answers.filter(\.isRight) {
            let others = try await play(rows.map(\.run), by: answer.exercise())
            for (run, (other, expected)) in zip(rows.map(\.run), zip(others, transcripts)) {
                let played = task.played(other, beside: expected, of: run.scenario)
                guard let finding = task.finding(in: played, of: run.scenario) else { continue }
                faults.append("\(answer.name) is right, and a cut run (\(run.instructions)) finds: \(finding.message)")
            }
        }
    }

    private mutating func shorten(_ answer: Answer) async throws {
        let file = ExerciseSource.text(try answer.exercise())
        let report = await Self.grader.grade(chapter, file, tasks: [task.number], seed: Self.seed).tasks[0]
        guard let run = report.failingRun else { return }
        var generator = generator(of: run.scenario)
        _ = generator.next()
        let scenario = task.scenarios[run.scenario].stimuli(&generator)
        let replay = try await Self.grader.replay(
            run, seed: Self.seed, ofTask: task, in: chapter, file, comparedWith: .text(Book.solution(of: chapter)))
        rows.append(
            Row(
                answer: answer, scenario: scenario, run: run, verdict: report.verdict,
                showsExpectation: replay.showsExpectation))
        if run.stimuli.count(where: \.doesSomething) > scenario.count(where: \.doesSomething) {
            faults.append("The run of \(answer.name) became longer.")
        }
        if !replay.shows(report.verdict) { faults.append("The replay of \(answer.name) shows another mistake.") }
        let times = replay.lanes.flatMap(\.events).map(\.time) + run.stimuli.map(\.at) + [.zero]
        if !times.contains(replay.firstDifference) { faults.append("The replay of \(answer.name) opens at no event.") }
    }

    /// - Returns: the solution's recordings of the wrong answers' shortened runs.
    private mutating func playCutRuns() async throws -> [Transcript] {
        let cut = task.scenarios.indices.flatMap(randomCuts)
        cutRuns = cut.count
        return Array(try await play(cut + rows.map(\.run), by: Book.solution(of: chapter)).suffix(rows.count))
    }

    private mutating func play(_ runs: [ScenarioRun], by file: ExerciseFile) async throws -> [Transcript] {
        guard !runs.isEmpty else { return [] }
        let playback = try await Self.grader.play(runs, ofTask: task.number, in: chapter, .text(file))
        if let death = playback.death { faults.append("\(file.path) dies in a cut run: \(death.failure.sentence)") }
        for (run, transcript) in zip(runs, playback.transcripts) {
            let played = task.played(transcript, beside: nil, of: run.scenario)
            guard let finding = task.finding(in: played, of: run.scenario) else { continue }
            let name = task.scenarios[run.scenario].name
            faults.append("\(file.path) fails a cut run of “\(name)” (\(run.instructions)): \(finding.message)")
        }
        return playback.transcripts
    }

    private func randomCuts(of scenario: Int) -> [ScenarioRun] {
        var generator = generator(of: scenario)
        let runSeed = generator.next()
        var cuts = Cuts(task.scenarios[scenario].stimuli(&generator), by: task.scenarios[scenario].cuts)
        var runs: [ScenarioRun] = []
        while runs.count < Self.mostCutRuns, let stimuli = cuts.next() {
            runs.append(ScenarioRun(scenario: scenario, seed: runSeed, stimuli: stimuli))
            cuts.take(worked: Int.random(in: 0..<3, using: &generator) == 0)
        }
        return runs
    }

    /// The random number generator of a scenario, as a check seeds it.
    private func generator(of scenario: Int) -> SplitMix64 {
        SplitMix64(seed: Self.seed &+ UInt64(task.number) << 40 &+ UInt64(scenario) << 32)
    }
}

extension Stimulus {
    /// Whether it acts on the learner's code. A wait only lets time pass, and a look only records.
    fileprivate var doesSomething: Bool { verb.map { $0 != .look } ?? false }
}
