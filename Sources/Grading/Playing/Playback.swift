/// What was recorded of runs that were played again.
public struct Playback: Sendable {
    /// The end of the program in the middle of a run.
    public struct Death: Sendable {
        /// What was recorded until then.
        public let transcript: Transcript
        /// What happened.
        public let failure: RunFailure
    }

    /// The recordings of the runs that were played to their end, in order.
    public let transcripts: [Transcript]

    /// The end of the program, where it ended too early. The runs that follow weren't played.
    public let death: Death?
}

/// Runs can't be played. One or two sentences: why, and what to do.
public struct CannotPlay: Error, Sendable {
    public let sentence: String
}

extension Grader {
    /// Plays runs of one task, one after the other in one child.
    ///
    ///     let playback = try await grader.play([run], ofTask: 2, in: chapter, .file(at: file))
    ///     let finding = chapter.tasks[1].finding(in: playback.transcripts[0], of: run.scenario)
    public func play(_ runs: [ScenarioRun], ofTask number: Int, in chapter: Chapter, _ exercise: ExerciseSource)
        async throws(CannotPlay) -> Playback
    {
        let file: ExerciseFile
        do { file = try exercise.file() } catch { throw CannotPlay(sentence: error.sentence) }
        let compilable = await CompilableTasks(of: file, chapter: chapter, wanted: [number], builder: builder)
        guard let program = compilable.program, compilable.verdicts[number] == nil else {
            let verdict = compilable.verdict(on: number, early: nil)
            throw CannotPlay(sentence: verdict?.message ?? "\(file.path) can't be played. `check` says why.")
        }
        let limits = limits.times(max(1, runs.count))
        let outcome: ChildRun.Outcome
        do {
            outcome = try await ChildRun(program: program, limits: limits).play(ScenarioRuns(runs, ofTask: number))
        } catch {
            throw CannotPlay(sentence: error.sentence)
        }
        if let sentence = outcome.isolationFailure { throw CannotPlay(sentence: sentence) }
        switch outcome.record.ending {
        case .canceled, .noSuchTask, .misunderstood:
            throw CannotPlay(sentence: "\(file.path) can't be played. `check` says why.")
        case .finished, .hungUp, .stopped: break
        }
        let code = TaskCode(TaskRegions(of: file.text)[number]?.tokens ?? [])
        let failure = FailureDiagnosis(outcome: outcome, limits: limits).failure
        return Playback(
            transcripts: outcome.record.transcripts.map { $0.playing(code) },
            death: failure.map { failure in
                Playback.Death(
                    transcript: outcome.record.unfinished ?? Transcript(seed: 0, moments: []), failure: failure)
            })
    }
}
