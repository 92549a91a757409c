import Foundation
import Grading
import Judges
import Testing

/// Who checks the checkers? Right answers that are written differently have to pass, and wrong ones have to be rejected with the
/// message that is meant for them.
@Suite("The judges know right answers from wrong ones")
struct AnswersTests {
    @Test("a right answer passes, a wrong one is told its mistake", arguments: Answer.all)
    func isJudgedAsItDeserves(_ answer: Answer) async throws {
        let exercise = try TemporaryExercise(answer.exercise())
        defer { exercise.remove() }
        let report = await Grader().grade(answer.chapter, exercise: exercise.file, tasks: [answer.task])
        let verdict = try #require(report.tasks.first?.verdict)

        if answer.isRight {
            #expect(verdict == .passed, "seed \(report.seed)")
        } else {
            let says = try #require(answer.says, "a wrong answer begins with `// Says: …`")
            guard case .notPassed(let findings) = verdict else {
                Issue.record("the verdict was \(verdict), seed \(report.seed)")
                return
            }
            #expect(findings[0].message.contains(says), "seed \(report.seed)")
            #expect(findings[0].hint.map { (1...3).contains($0) } ?? true)
        }
    }

    @Test("each task has at least two right answers beside the solution, and four wrong ones", arguments: catalogue)
    func everyTaskIsProven(_ chapter: Chapter) {
        for task in chapter.tasks {
            let answers = Answer.all.filter { $0.chapter.id == chapter.id && $0.task == task.number }
            #expect(answers.count(where: \.isRight) >= 2, "task \(task.number)")
            #expect(answers.count { !$0.isRight } >= 4, "task \(task.number)")
        }
    }

    @Test("no two wrong answers of a task are told the same", arguments: catalogue)
    func everyMistakeHasItsMessage(_ chapter: Chapter) {
        for task in chapter.tasks {
            let said = Answer.all.filter { $0.chapter.id == chapter.id && $0.task == task.number }.compactMap(\.says)
            #expect(Set(said).count == said.count, "task \(task.number): \(said)")
        }
    }

    @Test("no two wrong answers of a task leave the same recording", arguments: catalogue.flatMap { chapter in chapter.tasks.map { (chapter, $0.number) } })
    func everyMistakeShows(_ chapter: Chapter, task: Int) async throws {
        var recordings: [(name: String, transcripts: [Transcript])] = []
        for answer in Answer.all where answer.chapter.id == chapter.id && answer.task == task && !answer.isRight {
            let exercise = try TemporaryExercise(answer.exercise())
            defer { exercise.remove() }
            let report = await Grader().grade(chapter, exercise: exercise.file, tasks: [task], seed: 2014)
            recordings.append((answer.name, try #require(report.tasks.first).transcripts))
        }
        for (index, one) in recordings.enumerated() {
            for other in recordings[..<index] {
                #expect(one.transcripts != other.transcripts, "\(one.name) and \(other.name)")
            }
        }
    }

    @Test("the solution passes under a hundred seeds", arguments: catalogue)
    func everySeedIsFair(_ chapter: Chapter) async throws {
        let solution = Answer.root.appending(path: chapter.solutionPath)
        for seed in 1...100 {
            let report = await Grader().grade(chapter, exercise: solution, seed: UInt64(seed))
            #expect(report.isPass, "seed \(seed): \(report.tasks.map(\.verdict))")
        }
    }
}
