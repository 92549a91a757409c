/// A chapter's compiled solution, and its recordings.
struct Solution: Sendable {
    let program: ExerciseBuilder.Program
    let recordings: SolutionRecordings
    let limits: Limits

    func transcripts(of task: ExerciseTask, seeds: [UInt64]) async -> Result<[[Transcript]], Obstacle> {
        await recordings.transcripts(of: program, playing: task, seeds: seeds)
    }

    /// A player of shorter runs. The time spent waiting for the next run counts against its limits, so they're higher.
    var player: RunPlayer {
        var limits = limits.times(50)
        limits.wallClock = .seconds(600)
        var child = ChildRun(program: program, limits: limits)
        child.waitsForItsTurn = false
        return RunPlayer(child)
    }
}

/// Builds and plays the book's solutions, and keeps the programs by chapter and the recordings by program, task, and
/// seeds, so that a class can share them.
actor SolutionRecordings {
    private struct Key: Hashable {
        let executable: String
        let task: Int
        let seeds: [UInt64]
    }

    /// How many solutions may be recorded at once, besides the learners' programs.
    private static let limit = ConcurrencyLimit(8)

    private let limits: Limits
    private let most: Int
    private var programs: [Chapter.ID: Task<Result<ExerciseBuilder.Program, Obstacle>, Never>] = [:]
    private var known: [Key: Task<Result<[[Transcript]], Obstacle>, Never>] = [:]

    /// - Parameter most: if more recordings are kept, as in a session that checks all day, the next call drops all.
    init(limits: Limits, most: Int = 2_000) { (self.limits, self.most) = (limits, most) }

    func program(
        of chapter: Chapter.ID, by building: @escaping @Sendable () async -> Result<ExerciseBuilder.Program, Obstacle>
    ) async -> Result<ExerciseBuilder.Program, Obstacle> {
        let build = programs[chapter] ?? Task { await building() }
        programs[chapter] = build
        let program = await withTaskCancellationHandler {
            await build.value
        } onCancel: {
            build.cancel()
        }
        if case .failure = program { programs[chapter] = nil }
        return program
    }

    func transcripts(of program: ExerciseBuilder.Program, playing task: ExerciseTask, seeds: [UInt64]) async
        -> Result<[[Transcript]], Obstacle>
    {
        if known.count > most { known = [:] }
        let key = Key(executable: program.executable.path, task: task.number, seeds: seeds)
        let limits = limits.times(seeds.count)
        let playing =
            known[key]
            ?? Task {
                await Result.awaiting { () async throws(Obstacle) in
                    try await Self.play(program, task, seeds: seeds, limits: limits)
                }
            }
        known[key] = playing
        let recordings = await playing.value
        if case .failure = recordings { known[key] = nil }
        return recordings
    }

    private static func play(
        _ program: ExerciseBuilder.Program, _ task: ExerciseTask, seeds: [UInt64], limits: Limits
    ) async throws(Obstacle) -> [[Transcript]] {
        let runs = ScenarioRuns(task, seeds: seeds)
        var child = ChildRun(program: program, limits: limits)
        child.waitsForItsTurn = false
        let outcome = try await limit.run { [child] () async throws(Obstacle) in try await child.play(runs) }
        let failure = FailureDiagnosis(outcome: outcome, limits: limits).failure
        if let sentence = outcome.startFailure ?? failure?.sentence { throw Obstacle(sentence) }
        let (transcripts, count) = (outcome.record.transcripts, task.scenarios.count)
        guard transcripts.count == runs.all.count else { throw Obstacle("Its recording isn't whole.") }
        return seeds.indices.map { Array(transcripts.dropFirst($0 * count).prefix(count)) }
    }
}
