import Grading
import Judges

/// Grades each answer once and keeps the outcome: one program per chapter, one child per answer for all of its seeds.
public actor Rehearsals {
    /// Shared by all tests of a process.
    public static let shared = Rehearsals()

    /// The seed under which recordings are compared.
    public static let commonSeed: UInt64 = 2014

    private var underWay: [Answer: Task<Rehearsal, any Error>] = [:]
    private var compilations: [Chapter.ID: Task<Void, any Error>] = [:]

    /// No rehearsals yet.
    public init() {}

    /// The outcome of grading an answer, under the common seed and under a new one.
    public func outcome(of answer: Answer) async throws -> Rehearsal {
        if let task = underWay[answer] { return try await task.value }
        let compilation = compilation(of: answer.itsChapter)
        let task = Task {
            try await compilation.value
            let seeds = [Self.commonSeed, UInt64.random(in: 1...999_999)]
            return try await Rehearsal(of: answer, seeds: seeds)
        }
        underWay[answer] = task
        return try await task.value
    }
}

extension Rehearsals {
    /// Begins to compile the programs of every chapter. Call it before anything keeps the processors busy.
    public func beginCompiling() {
        for chapter in catalogue { _ = compilation(of: chapter) }
    }

    /// Waits until a chapter's solution, begun starter, and answers are compiled.
    public func compiled(_ chapter: Chapter) async throws {
        try await compilation(of: chapter).value
    }

    /// Of high priority: it has threads of its own then, while tests that wait for a program block all others.
    private func compilation(of chapter: Chapter) -> Task<Void, any Error> {
        if let task = compilations[chapter.id] { return task }
        let task = Task(priority: .high) {
            let answers = chapter.tasks.flatMap { Book.answers(to: $0.number, of: chapter.id) }
            // `graders prove` plays the others.
            let played = try answers.filter { $0.breaks == nil }.map { try $0.exercise() }
            await ExerciseBuilder().prepare(
                [try Book.solution(of: chapter), try Book.begunStarter(of: chapter)] + played)
        }
        compilations[chapter.id] = task
        return task
    }
}

/// The outcome of grading one answer under some seeds.
public struct Rehearsal: Sendable {
    /// What was recorded under the first seed.
    public let transcripts: [Transcript]
    /// The verdict under each seed.
    public let verdicts: [(seed: UInt64, verdict: Verdict)]

    /// Grades an answer.
    public init(of answer: Answer, seeds: [UInt64]) async throws {
        try await self.init(of: answer.itsChapter, task: answer.task, in: answer.exercise(), seeds: seeds)
    }

    /// Grades one task of a file.
    public init(of chapter: Chapter, task: Int, in file: ExerciseFile, seeds: [UInt64]) async throws {
        let reports = await Self.grader.grade(chapter, .text(file), tasks: [task], seeds: seeds)
        let tasks = reports.compactMap(\.tasks.first)
        guard tasks.count == seeds.count else { throw NoSuchTask(task: task) }
        transcripts = tasks[0].transcripts
        verdicts = tasks.map { ($0.seed, $0.verdict) }
    }

    /// One grader for all, so that nothing is compiled twice.
    private static let grader = Grader()
}

extension Verdict {
    /// Whether the learner's code was judged at all. A check that wasn't possible proves nothing.
    public var isJudgment: Bool {
        switch self {
        case .passed, .notPassed, .died, .didNotCompile: true
        case .notStarted, .cannotCheck: false
        }
    }
}
