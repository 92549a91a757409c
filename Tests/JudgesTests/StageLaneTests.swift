import Foundation
import Judges
import ProofKit
import Testing

@testable import Grading

/// The stages of solutions and answers, recorded while they are played.
@Suite("The stages of an exercise", .compilesAhead)
struct StageLaneTests {
    /// Words after a dot at the beginning of a line that create no stage.
    private static let notStages: Set<String> = ["subscribe", "bind", "observe", "scoped"]

    /// Methods that only arrays have: a chain with one of them isn't a pipeline.
    private static let arrayWords: Set<String> = ["sorted", "joined", "prefix"]

    /// The operators that a file has at the beginning of a line.
    private static func operatorLines(in file: ExerciseFile) -> Set<String> {
        var operators: Set<String> = []
        var chain: [(line: Int, word: String)] = []
        for (number, line) in (file.text + "\n").split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let word = line.firstMatch(of: /^ +\.(\w+)/)?.1 {
                chain.append((number + 1, String(word)))
            } else {
                if !chain.contains(where: { arrayWords.contains($0.word) }) {
                    operators.formUnion(
                        chain.filter { !notStages.contains($0.word) }.map { "\($0.line) \($0.word)" })
                }
                chain = []
            }
        }
        return operators
    }

    @Test("a solution has a lane for each line with an operator", arguments: catalogue)
    func lanes(_ chapter: Chapter) async throws {
        let file = try Book.solution(of: chapter)
        let program = try await ExerciseBuilder().build(exercise: file)
        var lanes: Set<String> = []
        for task in chapter.tasks {
            for scenario in task.scenarios {
                let alone = ExerciseTask(
                    number: task.number, title: task.title, kind: task.kind, goal: task.goal, hints: task.hints,
                    explanation: task.explanation, scenarios: [scenario])
                var run = ChildRun(program: program, limits: Limits())
                run.recordsStages = true
                let outcome = try await run.play(ScenarioRuns(alone, seeds: [2014]))
                lanes.formUnion(try #require(outcome.stages).lanes.map { "\($0.line) \($0.operatorName)" })
            }
        }
        let missing = Self.operatorLines(in: file).subtracting(lanes)
        #expect(missing.isEmpty, "\(missing.sorted()) of \(lanes.sorted())")
    }

    @Test(
        "recording the stages changes no verdict",
        arguments: Book.answers.filter { $0.breaks == nil }.enumerated().filter { $0.offset.isMultiple(of: 20) }
            .map(\.element))
    func changesNothing(_ answer: Answer) async throws {
        let plain = try await Rehearsals.shared.outcome(of: answer).verdicts.first { $0.seed == Rehearsals.commonSeed }
        let recorded = try await ChildRun.$recordsStagesByDefault.withValue(true) {
            try await Rehearsal(of: answer, seeds: [Rehearsals.commonSeed]).verdicts.first
        }
        #expect(recorded?.verdict == plain?.verdict)
    }
}
