import Grading
import Judges

/// Grades each answer once and keeps the outcome. The answers of a chapter are compiled together.
public actor Rehearsals {
    /// The rehearsals of the sample's answers, shared by all tests of a process.
    public static let shared = Rehearsals(of: Sample.current.answers)

    /// The seed under which recordings are compared.
    public static let commonSeed = KnownViews.seed

    private var underWay: [Answer: Task<Rehearsal, any Error>] = [:]
    private var compilations: [Chapter.ID: Task<Void, any Error>] = [:]

    private let answers: [Answer]

    /// Makes an empty collection of rehearsals of these answers.
    public init(of answers: [Answer]) {
        self.answers = answers
    }

    /// The outcome of grading an answer under the common seed and other seeds, or the outcome of an earlier call.
    /// - Parameter seeds: the other seeds. By default, it's the answer's own seed, and stages aren't recorded.
    public func outcome(of answer: Answer, seeds: [UInt64]? = nil) async throws -> Rehearsal {
        if let task = underWay[answer] { return try await task.value }
        let compilation = compilation(of: answer.itsChapter)
        let task = Task {
            try await compilation.value
            if let seeds { return try await Rehearsal(of: answer, seeds: seeds) }
            return try await Rehearsal(
                of: answer.itsChapter, task: answer.task, in: answer.exercise(),
                seeds: [Rehearsals.commonSeed, answer.seed])
        }
        underWay[answer] = task
        return try await task.value
    }
}

extension Rehearsals {
    /// Begins to compile the programs of chapters. Call it before other work keeps the processors busy.
    public func beginCompiling(_ chapters: [Chapter] = catalogue) {
        for chapter in chapters { _ = compilation(of: chapter) }
    }

    /// Compiles a chapter's solution, begun starter, and rehearsed answers, unless that's done. Ignores errors in them.
    public func compiled(_ chapter: Chapter) async throws {
        try await compilation(of: chapter).value
    }

    /// The task's high priority has its own threads, so tests that block a thread while they wait don't delay it.
    private func compilation(of chapter: Chapter) -> Task<Void, any Error> {
        if let task = compilations[chapter.id] { return task }
        let task = Task(priority: .high) {
            let played = try answers.filter { $0.chapter == chapter.id }.map { try $0.exercise() }
            await ExerciseBuilder().prepare(
                [try Book.solution(of: chapter), try Book.begunStarter(of: chapter)] + played, of: chapter)
        }
        compilations[chapter.id] = task
        return task
    }
}

/// The outcome of grading one answer under several seeds.
public struct Rehearsal: Sendable {
    /// The recordings under the first seed.
    public let transcripts: [Transcript]
    /// The verdict under each seed, with the index of the first scenario that showed a mistake and the name of the
    /// advice, if there were any.
    public private(set) var verdicts: [(seed: UInt64, verdict: Verdict, firstFailure: Int?, advice: String?)]

    /// Grades an answer under the common seed, then under these seeds. The first run records stages, as a proof that
    /// recording them changes no verdict.
    public init(of answer: Answer, seeds: [UInt64]) async throws {
        let (chapter, file) = (answer.itsChapter, try answer.exercise())
        self = try await ChildRun.$recordsStagesByDefault.withValue(true) {
            try await Rehearsal(of: chapter, task: answer.task, in: file, seeds: [Rehearsals.commonSeed])
        }
        verdicts += try await Rehearsal(of: chapter, task: answer.task, in: file, seeds: seeds).verdicts
    }

    /// Grades one task of a file.
    public init(of chapter: Chapter, task: Int, in file: ExerciseFile, seeds: [UInt64]) async throws {
        let reports = await Self.grader.grade(chapter, .text(file), tasks: [task], seeds: seeds)
        let tasks = reports.compactMap(\.tasks.first)
        guard tasks.count == seeds.count else { throw Obstacle.noTask(task) }
        transcripts = tasks[0].transcripts
        verdicts = tasks.map { ($0.seed, $0.verdict, $0.firstFailure, $0.advice?.name) }
    }

    /// Shared, so that a program is compiled once.
    private static let grader = Grader()
}

extension Verdict {
    /// Whether the learner's code was judged: the task was started, and the check was possible.
    public var isJudgment: Bool {
        switch self {
        case .passed, .notPassed, .died, .didNotCompile: true
        case .notStarted, .cannotCheck: false
        }
    }

    /// The hint that the first finding points to, from 1.
    var hint: Int? { if case .notPassed(let findings) = self { findings.first?.hint } else { nil } }
}
