import Marbles
import Playing
import Terminal

/// What was recorded while runs were played.
public struct Playback: Sendable {
    /// The early end of the program.
    public struct Death: Sendable {
        /// The unfinished run's recording; empty if no run was under way.
        public let transcript: Transcript
        /// What happened.
        public let failure: RunFailure
    }

    /// The recordings of the runs that were played to their end, in order.
    public internal(set) var transcripts: [Transcript]

    /// The stages of the exercise in the last run, and its screens; empty unless they were recorded.
    public internal(set) var stages = StageTrace()
    public internal(set) var screens: [RecordedScreen] = []

    /// The program's early end, after which no run was played; nil if it didn't end early.
    public internal(set) var death: Death?
}

extension Grader {
    /// Plays a failing run again, in a new child. If it passes alone, it's played twice in one child, and if that
    /// passes, after all runs of the check, because the failure may need the effects of an earlier run.
    /// - Parameters:
    ///   - seed: the seed of the check.
    ///   - solution: the right answers, which are also played if the task is compared with its solution.
    public func replay(
        _ run: ScenarioRun, seed: UInt64, ofTask task: ExerciseTask, in chapter: Chapter, _ exercise: ExerciseSource,
        comparedWith solution: ExerciseSource, recordingOn screenSize: TerminalSize? = nil
    ) async throws(Obstacle) -> Replay {
        func replay(after others: [ScenarioRun]) async throws(Obstacle) -> Replay {
            let runs = others + [run]
            let playback = try await play(runs, ofTask: task.number, in: chapter, exercise, recordingOn: screenSize)
            let right =
                task.isComparedWithSolution
                ? await transcript(of: solution, playing: runs, of: task, in: chapter) : nil
            return Replay(of: run, of: task, in: chapter, playback, reference: right)
        }
        let alone = try await replay(after: [])
        if !alone.isPass { return alone }
        let again = try await replay(after: [run])
        return again.isPass ? try await replay(after: ScenarioRuns(task, seeds: [seed]).all) : again
    }

    /// A right answer's recording of the last run; nil if the answer doesn't pass, for example because the learner's
    /// file asks other questions.
    private func transcript(
        of solution: ExerciseSource, playing runs: [ScenarioRun], of task: ExerciseTask, in chapter: Chapter
    ) async -> Transcript? {
        guard let run = runs.last,
            let playback = try? await play(runs, ofTask: task.number, in: chapter, solution), playback.death == nil,
            let transcript = playback.transcripts.last,
            task.finding(in: task.played(transcript, beside: nil, of: run.scenario), of: run.scenario) == nil
        else { return nil }
        return transcript
    }

    /// Plays runs of one task, one after the other in one child.
    ///
    ///     let playback = try await grader.play([run], ofTask: 2, in: chapter, .file(at: file))
    /// - Parameter screenSize: the size of the recorded screens; nil to record neither the screens nor the stages.
    public func play(
        _ runs: [ScenarioRun], ofTask number: Int, in chapter: Chapter, _ exercise: ExerciseSource,
        recordingOn screenSize: TerminalSize? = nil
    ) async throws(Obstacle) -> Playback {
        let file = try exercise.file()
        let compilable = await CompilableTasks(of: file, chapter: chapter, wanted: [number], builder: builder)
        guard let program = compilable.program, let task = chapter.tasks.first(where: { $0.number == number }),
            compilable.verdicts[number] == nil
        else {
            let verdict = compilable.verdict(on: number, early: nil)
            throw Obstacle(verdict?.message ?? "\(file.path) can't be played. `check` says why.")
        }
        let limits = limits.times(max(1, runs.count))
        var child = ChildRun(program: program, limits: limits)
        child.recordsStages = screenSize != nil
        child.screenSize = screenSize
        let outcome = try await child.play(ScenarioRuns(runs, of: task))
        if let sentence = outcome.startFailure { throw Obstacle(sentence) }
        switch outcome.record.ending {
        case .canceled, .noSuchTask, .misunderstood:
            throw Obstacle("\(file.path) can't be played. `check` says why.")
        case .finished, .hungUp, .stopped: break
        }
        let code = TaskCode(of: number, in: file)
        let failure = FailureDiagnosis(outcome: outcome, limits: limits).failure
        return Playback(
            transcripts: outcome.record.transcripts.map { $0.playing(code) },
            stages: outcome.stages ?? StageTrace(), screens: outcome.screens,
            death: failure.map { failure in
                Playback.Death(
                    transcript: outcome.record.unfinished ?? Transcript(seed: 0, moments: []), failure: failure)
            })
    }
}
