import Grading
import Judges
import ProofKit
import Testing

/// Who checks the checkers? Right answers that are written differently must pass, and each wrong one must get the
/// message for its mistake. These are a sample; `graders prove answers` takes all.
@Suite("The judges distinguish right answers from wrong ones", .compilesAhead)
struct AnswersTests {
    @Test("a right answer passes and a wrong one gets its message", arguments: Sample.current.answers)
    func isJudged(_ answer: Answer) async throws {
        for (seed, verdict) in try await Rehearsals.shared.outcome(of: answer).verdicts {
            if answer.isRight {
                #expect(verdict == .passed, "seed \(seed). \(Sample.current.sentence)")
            } else {
                #expect(verdict.isJudgment, "\(verdict)")
                #expect(
                    answer.isRejected(by: verdict.message),
                    "seed \(seed), it says: \(verdict.message ?? verdict.headline). \(Sample.current.sentence)")
            }
        }
    }

    @Test("each answer that breaks a shared requirement names it, and says the message that it gets")
    func everyBreakIsNamed() {
        for answer in Book.answers {
            #expect(answer.isRight == (answer.says == nil), "a wrong answer begins with `// Says: …`: \(answer)")
            #expect(!answer.text.contains("// Breaks:") || (answer.breaks != nil && !answer.isRight), "\(answer)")
        }
    }

    @Test("each file in Answers belongs to a task")
    func noStrays() throws {
        #expect(try Book.strays() == [])
    }

    /// `graders prove answers` tries a hundred seeds.
    @Test("the solution passes under three seeds", arguments: catalogue)
    func everySeedIsFair(_ chapter: Chapter) async throws {
        try await Rehearsals.shared.compiled(chapter)
        let seeds = [1, 2, Sample.current.seed]
        for report in await Grader().grade(chapter, .text(try Book.solution(of: chapter)), seeds: seeds) {
            #expect(report.isPass, "seed \(report.seed): \(report.tasks.map(\.verdict))")
        }
    }

    @Test("the starter is not started, and begun with nothing done, it does not pass", arguments: catalogue)
    func startersDoNotPass(_ chapter: Chapter) async throws {
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
    public var testDescription: String { description }
}

/// Begins to compile the answers before the first test runs.
struct CompilingAhead: SuiteTrait {
    func prepare(for test: Test) async throws { await Rehearsals.shared.beginCompiling() }
}

extension Trait where Self == CompilingAhead {
    /// Begins to compile the answers before the first test runs.
    static var compilesAhead: Self { Self() }
}
