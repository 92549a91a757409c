import Grading
import Judges

/// The proof that each stage of a solution is recorded.
public enum LaneProof {
    /// Methods that aren't operators, although a line can begin with them.
    private static let notStages: Set<String> = ["subscribe", "bind", "observe", "scoped"]

    /// Methods that signals lack: a chain with such a method isn't a pipeline.
    private static let arrayWords: Set<String> = ["sorted", "joined", "prefix"]

    private static func operatorLines(in file: ExerciseFile) -> Set<String> {
        var operators: Set<String> = []
        var chain: [(line: Int, word: String)] = []
        for (number, line) in (file.text + "\n").split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let word = line.firstMatch(of: #/^ +\.(\w+)\b(?!:)/#)?.1 {
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

    /// The fault if lines of a chapter's solution have an operator but no lane.
    public static func faults(of chapter: Chapter) async throws -> [String] {
        let file = try Book.solution(of: chapter)
        let program = try await ExerciseBuilder().build(exercise: file)
        var lanes: Set<String> = []
        for task in chapter.tasks {
            for scenario in task.scenarios {
                let alone = ExerciseTask(
                    TaskJudge(number: task.number, scenarios: [scenario]), title: task.title)
                var run = ChildRun(program: program, limits: .usual)
                run.recordsStages = true
                let stages = try await run.play(ScenarioRuns(alone, seeds: [Rehearsals.commonSeed])).stages
                lanes.formUnion(stages?.lanes.map { "\($0.line) \($0.operatorName)" } ?? [])
            }
        }
        let missing = operatorLines(in: file).subtracting(lanes)
        return missing.isEmpty ? [] : ["\(chapter.id) has no lanes for \(missing.sorted())."]
    }
}
