import Grading
import Judges
import ProofKit
import Testing

/// Who checks the checkers? Right answers that are written differently must pass, and each wrong one must get the
/// message for its mistake.
@Suite("The judges distinguish right answers from wrong ones", .compilesAhead)
struct AnswersTests {
    /// `graders prove` plays those that break a shared requirement.
    @Test(
        "under every seed, a right answer passes and a wrong one gets its message",
        arguments: Book.answers.filter { $0.breaks == nil })
    func isJudged(_ answer: Answer) async throws {
        for (seed, verdict) in try await Rehearsals.shared.outcome(of: answer).verdicts {
            if answer.isRight {
                #expect(verdict == .passed, "seed \(seed)")
            } else {
                try #require(answer.says != nil, "a wrong answer begins with `// Says: …`")
                #expect(verdict.isJudgment, "\(verdict)")
                #expect(
                    answer.isRejected(by: verdict.message),
                    "seed \(seed), it says: \(verdict.message ?? verdict.headline)")
            }
        }
    }

    @Test("each task has at least two right answers beside the solution, and four wrong ones", arguments: catalogue)
    func everyTaskIsProven(_ chapter: Chapter) {
        for task in chapter.tasks {
            let answers = Book.answers(to: task.number, of: chapter.id)
            #expect(answers.count(where: \.isRight) >= 2, "task \(task.number)")
            #expect(answers.count { !$0.isRight } >= 4, "task \(task.number)")
        }
    }

    @Test("each answer that breaks a shared requirement names it, and says the message that it gets")
    func everyBreakIsNamed() {
        for answer in Book.answers where answer.text.contains("// Breaks:") {
            #expect(answer.breaks != nil && answer.says != nil && !answer.isRight, "\(answer)")
        }
    }

    @Test("each task holds to each shared requirement, or says why it doesn't", arguments: catalogue)
    func noTaskIsSilent(_ chapter: Chapter) {
        for task in chapter.tasks {
            let broken = Set(Book.answers(to: task.number, of: chapter.id).compactMap(\.breaks))
            for requirement in SharedRequirement.allCases {
                switch task.standing(of: requirement, in: chapter) {
                case nil: Issue.record("task \(task.number) says nothing about \(requirement.rawValue)")
                case .held: #expect(broken.contains(requirement), "task \(task.number): no answer breaks it")
                case .optedOut: break
                }
            }
        }
    }

    @Test("no two wrong answers of a task get the same message", arguments: catalogue)
    func everyMistakeHasItsMessage(_ chapter: Chapter) {
        for task in chapter.tasks {
            let said = Book.answers(to: task.number, of: chapter.id).filter { $0.breaks == nil }.compactMap(\.says)
            #expect(Set(said).count == said.count, "task \(task.number): \(said)")
        }
    }

    @Test(
        "no two wrong answers of a task leave the same recording",
        arguments: catalogue.flatMap { chapter in chapter.tasks.map { (chapter, $0.number) } })
    func everyMistakeShows(_ chapter: Chapter, task: Int) async throws {
        var before: [String: [Transcript]] = [:]
        for answer in Book.answers(to: task, of: chapter.id) where !answer.isRight && answer.breaks == nil {
            let recording = try await Rehearsals.shared.outcome(of: answer).transcripts
            // An answer that doesn't compile, or that ends during its first scenario, leaves nothing to compare.
            guard !recording.isEmpty else { continue }
            for (name, other) in before { #expect(recording != other, "\(answer.name) and \(name)") }
            before[answer.name] = recording
        }
    }

    @Test("each file in Answers belongs to a task")
    func noStrays() throws {
        #expect(try Book.strays() == [])
    }

    @Test("the solution passes under a hundred seeds", arguments: catalogue)
    func everySeedIsFair(_ chapter: Chapter) async throws {
        try await Rehearsals.shared.compiled(chapter)
        for report in await Grader().grade(chapter, .text(try Book.solution(of: chapter)), seeds: Array(1...100)) {
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
