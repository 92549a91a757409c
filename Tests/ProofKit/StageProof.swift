import Grading
import Judges
import Reading

/// The proof that the stages of a solution can be put in order.
public enum StageProof {
    /// The tasks whose answer is a pipeline of stages, with their puzzles.
    public static let puzzles: [(chapter: Chapter, task: ExerciseTask, puzzle: ShuffledStages)] =
        catalogue.flatMap { chapter in
            chapter.tasks.compactMap { task in
                guard let solution = try? Book.solution(of: chapter).text else { return nil }
                let wrong = Book.answers.filter { $0.chapter == chapter.id && !$0.isRight }
                let puzzle = ShuffledStages(
                    of: task.number, in: solution, id: "\(chapter.id)/\(task.number)",
                    wrongAnswers: wrong.filter { $0.task == task.number }.map(\.text),
                    others: wrong.filter { $0.task != task.number }.map(\.text))
                return puzzle.map { (chapter, task, $0) }
            }
        }

    /// The faults of a chapter's puzzles: the solution's order must pass; the displayed and the starter's order must
    /// fail.
    public static func faults(in chapter: Chapter) async throws -> [String] {
        let starter = TaskRegions(of: chapter.starter)
        var orders: [(task: Int, file: ExerciseFile?, passes: Bool)] = []
        for (_, task, puzzle) in puzzles.filter({ $0.chapter.id == chapter.id }) {
            let given = starter[task.number].flatMap { StageChain(in: $0.text) }?.stages ?? []
            let numbers = given.compactMap { stage in puzzle.blocks.firstIndex(of: stage).map { $0 + 1 } }
            orders += [
                (task.number, puzzle.exercise(inOrder: puzzle.answer), true),
                (task.number, puzzle.exercise(inOrder: puzzle.answer.sorted()), false),
            ]
            if !numbers.isEmpty { orders.append((task.number, puzzle.exercise(inOrder: numbers), false)) }
        }
        await ExerciseBuilder().prepare(orders.compactMap(\.file), of: chapter)
        var faults: [String] = []
        for (task, file, passes) in orders {
            guard let file else {
                faults.append("\(chapter.number).\(task): the puzzle has no such order.")
                continue
            }
            let report = await Grader().grade(chapter, .text(file), tasks: [task])
            if report.isPass != passes || !report.tasks.allSatisfy(\.verdict.isJudgment) {
                let order = passes ? "The solution's order" : "Another order"
                faults.append("\(chapter.number).\(task): \(order) is \(report.tasks.map(\.verdict)).")
            }
        }
        return faults
    }
}
