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

/// Plays the book's solutions, and keeps the recordings by program, task, and seed, so that a class can share them.
actor SolutionRecordings {
    private struct Key: Hashable {
        let executable: String
        let task: Int
        let seed: UInt64
    }

    private typealias Recording = Task<Result<[Transcript], Obstacle>, Never>

    /// How many solutions may play at once, besides the learners' programs.
    private static let limit = ConcurrencyLimit(8)

    private let limits: Limits
    private let most: Int
    private var known: [Key: Recording] = [:]

    /// - Parameter most: if more recordings are kept, as in a session that checks all day, the next call drops all.
    init(limits: Limits, most: Int = 2_000) { (self.limits, self.most) = (limits, most) }

    func transcripts(of program: ExerciseBuilder.Program, playing task: ExerciseTask, seeds: [UInt64]) async
        -> Result<[[Transcript]], Obstacle>
    {
        if known.count > most { known = [:] }
        let keys = seeds.map { Key(executable: program.executable.path, task: task.number, seed: $0) }
        let missing = zip(keys, seeds).filter { known[$0.0] == nil }
        if !missing.isEmpty {
            let all = Task { [limits] in
                await Self.play(program, task, seeds: missing.map(\.1), limits: limits.times(missing.count))
            }
            let count = task.scenarios.count
            for (place, (key, _)) in missing.enumerated() {
                known[key] = Task { await all.value.map { Array($0.dropFirst(place * count).prefix(count)) } }
            }
        }
        var recordings: [[Transcript]] = []
        for recording in keys.map({ known[$0] }) {
            switch await recording?.value {
            case .success(let transcripts): recordings.append(transcripts)
            case .failure(let obstacle):
                for key in keys { known[key] = nil }
                return .failure(obstacle)
            case nil: return .failure(Obstacle("The recording is gone."))
            }
        }
        return .success(recordings)
    }

    private static func play(
        _ program: ExerciseBuilder.Program, _ task: ExerciseTask, seeds: [UInt64], limits: Limits
    ) async -> Result<[Transcript], Obstacle> {
        let runs = ScenarioRuns(task, seeds: seeds)
        var child = ChildRun(program: program, limits: limits)
        child.waitsForItsTurn = false
        let outcome: ChildRun.Outcome
        do {
            outcome = try await limit.run { [child] () async throws(Obstacle) in try await child.play(runs) }
        } catch {
            return .failure(error)
        }
        let failure = FailureDiagnosis(outcome: outcome, limits: limits).failure
        if let sentence = outcome.startFailure ?? failure?.sentence {
            return .failure(Obstacle(sentence))
        }
        return outcome.record.transcripts.count == runs.all.count
            ? .success(outcome.record.transcripts) : .failure(Obstacle("Its recording isn't whole."))
    }
}
