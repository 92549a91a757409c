import Grading
import Judges
import ProofKit
import Testing

/// Who checks the checkers? Right answers that are written differently must pass, and each wrong one must get the
/// message for its mistake. These tests take a sample; `graders prove answers` takes all answers.
@Suite("The judges distinguish right answers from wrong ones", .compilesAhead) struct AnswersTests {
    @Test(arguments: Sample.current.answers)
    func `a right answer passes and a wrong one gets its message`(_ answer: Answer) async throws {
        let chapter = answer.itsChapter
        try await Rehearsals.shared.compiled(chapter)
        let played = try await Rehearsal(
            of: chapter, task: answer.task, in: answer.exercise(), seeds: [answer.seed])
        for (seed, verdict, _, _) in played.verdicts {
            if answer.isRight {
                #expect(verdict == .passed, "seed \(seed). \(Sample.current.sentence)")
            } else {
                #expect(verdict.isJudgment, "\(verdict)")
                #expect(
                    answer.isRejected(by: verdict),
                    "seed \(seed), it says: \(verdict.message ?? verdict.headline). \(Sample.current.sentence)")
            }
        }
    }

    @Test func `each Answers.md can be read, fits its solution, and names requirements that exist`() {
        #expect(Book.faultsOfAnswerFiles == [])
    }

    @Test func `a name stays, so it has no number of a chapter or a task, and no two answers share one`() {
        let names = (Book.answers + Book.refused).map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("filter/only-what-is-worth-a-search/off-by-one"))
    }

    /// Under this seed, a deletion that leaves no valid text comes between a text and its search.
    @Test func `a wrong pause is named, whatever keys come before the search`() async throws {
        let name = "throttling/wait-for-a-pause/seven-hundred-fifty-ms"
        let answer = try #require(Book.answers.first { $0.name == name })
        let verdict = try await Rehearsal(of: answer, seeds: [145_353]).verdicts[1].verdict
        #expect(answer.isRejected(by: verdict), "\(verdict)")
    }

    /// `graders prove answers` takes all chapters.
    @Test(arguments: Sample.current.some(4, of: catalogue))
    func `the starter is not started, and begun with nothing done, it does not pass`(_ chapter: Chapter) async throws {
        let fresh = await Grader().grade(chapter, .text(ExerciseFile(path: "starter.swift", text: chapter.starter)))
        #expect(fresh.tasks.allSatisfy { $0.verdict == .notStarted })
        try await Rehearsals.shared.compiled(chapter)
        for task in await Grader().grade(chapter, .text(try Book.begunStarter(of: chapter))).tasks {
            #expect(task.verdict.isJudgment && !task.verdict.isPass, "task \(task.task.number): \(task.verdict)")
            if case .didNotCompile = task.verdict { Issue.record("a fresh file compiles: \(task.verdict)") }
        }
    }
}

extension Answer: CustomTestStringConvertible {
    public var testDescription: String { name }
}

/// Begins to compile the answers before the suite's tests run.
struct CompilingAhead: SuiteTrait {
    func prepare(for test: Test) async throws { await Rehearsals.shared.beginCompiling() }
}

extension Trait where Self == CompilingAhead {
    static var compilesAhead: Self { Self() }
}
