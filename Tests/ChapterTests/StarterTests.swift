import Foundation
import Grading
import Judges
import ProofKit
import Reading
import TerminalTestKit
import Testing

@Suite("Starters") struct StarterTests {
    @Test(arguments: catalogue)
    func `Exercise.swift equals its starter until a task is begun`(_ chapter: Chapter) throws {
        let text = try String(contentsOf: Book.root.appending(path: chapter.exercisePath), encoding: .utf8)
        let starter = chapter.asked(in: text).starter
        let (mine, pristine) = (TaskRegions(of: text), TaskRegions(of: starter))
        guard chapter.tasks.allSatisfy({ TaskRegions.isSame($0.number, in: mine, and: pristine) }) else {
            try Test.cancel("begun")
        }
        #expect(text == starter, "`swift run graders starters` copies the starters into Chapters")
    }

    @Test(arguments: catalogue)
    func `A starter ends with one newline, and its lines end as they do everywhere`(_ chapter: Chapter) {
        #expect(chapter.starter.hasSuffix("\n") && !chapter.starter.hasSuffix("\n\n"))
        #expect(!chapter.starter.contains("\r"))
    }

    /// `swift test` can't run `swift build`. So this reads what `swift build` would do, from the plan of the build that
    /// made this test.
    @Test("A rebuild after an edit reads no Exercise.swift, so neither \"not started\" nor `reset` changes")
    func rebuild() throws {
        let products = URL(filePath: Program.buildFolder)
        let plan = products.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "\(products.lastPathComponent).yaml")
        let steps = try String(contentsOf: plan, encoding: .utf8)
        #expect(steps.contains("Chapters/01-Validation/Pipeline.swift"))
        for path in catalogue.flatMap({ [$0.exercisePath, $0.starterPath, $0.answersPath] }) {
            #expect(!steps.contains(path + "\""), "\(path)")
        }
    }

    @Test(arguments: catalogue)
    func `An edited exercise is begun, and resetting its tasks gives the starter back`(_ chapter: Chapter) throws {
        let begun = try Book.begunStarter(of: chapter).text
        let starter = TaskRegions(of: chapter.starter)
        var text = begun
        for task in chapter.tasks {
            #expect(!TaskRegions.isSame(task.number, in: TaskRegions(of: begun), and: starter))
            let region = try #require(starter[task.number]).text.split(separator: "\n", maxSplits: 1)[1]
            text = try #require(text.replacing(task.number, with: region.trimmingCharacters(in: .newlines)))
        }
        for task in chapter.tasks {
            #expect(TaskRegions.isSame(task.number, in: TaskRegions(of: text), and: starter))
        }
    }

    /// Two lines in a row of a solution would give it away, unless they are given in the task itself or before.
    @Test(arguments: catalogue)
    func `No starter shows the answer to an earlier task`(_ chapter: Chapter) throws {
        let starter = TaskRegions(of: chapter.starter)
        let solution = TaskRegions(of: try Book.solution(of: chapter).text)
        var given: Set<String> = []
        var answers: [(task: Int, pairs: Set<String>)] = []
        for task in chapter.tasks {
            let own = pairsOfLines(in: starter, of: task)
            for answer in answers {
                let shown = own.intersection(answer.pairs)
                #expect(shown.isEmpty, "the starter of task \(task.number) shows the answer to task \(answer.task)")
            }
            given.formUnion(own)
            answers.append((task.number, pairsOfLines(in: solution, of: task).subtracting(given)))
        }
        let hasAnswers = answers.contains { !$0.pairs.isEmpty }
        #expect(hasAnswers)
    }

    /// The code of a task as pairs of neighboring lines. Comments and lines without a letter don't count.
    private func pairsOfLines(in file: TaskRegions, of task: ExerciseTask) -> Set<String> {
        let lines = (file[task.number]?.code ?? []).map { line in
            line.trimmingCharacters(in: .whitespaces).replacing("StarterProject.", with: "")
        }
        let code = lines.filter { line in !line.hasPrefix("//") && line.contains(where: \.isLetter) }
        return Set(zip(code, code.dropFirst()).map { "\($0)\n\($1)" })
    }
}
