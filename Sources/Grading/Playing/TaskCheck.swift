import Playing
import Synchronization

/// Plays one task of a program once per seed, and judges the recordings.
struct TaskCheck: Sendable {
    let task: ExerciseTask
    let program: ExerciseBuilder.Program
    let file: ExerciseFile
    let seeds: [UInt64]
    let limits: Limits
    let budget: ShorteningBudget?
    /// Called on any thread with samples of processor time and, given a budget, with the first seed's early verdict.
    let tell: @Sendable (CheckNews) -> Void
    let code: TaskCode
    /// The solution to compare with, or why it can't be played; nil if there's none.
    let solution: Result<Solution, Obstacle>?
    let texts: MistakeTexts?

    static let canceled = "The check was canceled."

    func reports() async -> [TaskReport] {
        let solution = try? solution?.get()
        let pending = solution?.beginPlaying(task, seeds: seeds)
        let player = solution.map { SolutionPlayer($0.program, playing: task, limits: $0.limits) }
        let reports = await reports(comparedWith: pending, shortenedWith: player)
        // A learner's program may end before the solution, but nothing may still be running after the check.
        _ = await pending?.value
        await player?.end()
        return reports
    }

    private func reports(
        comparedWith pending: PendingRecordings?, shortenedWith player: SolutionPlayer?
    ) async -> [TaskReport] {
        var runs = ScenarioRuns(task, seeds: seeds)
        let check = runs.all
        let judged = Mutex<TaskReport?>(nil)
        if let budget {
            runs.shortening = { transcripts in
                let recordings = pending?.wait() ?? solution?.map { _ in [] }
                let report = report(on: transcripts, beside: recordings, place: 0, obstacle: nil)
                judged.withLock { $0 = report }
                tell(.judged(report))
                guard !report.verdict.isPass else { return nil }
                let expected = (try? recordings?.get())?.first
                return Guarded.run {
                    task.shortening(
                        of: check, played(transcripts, beside: expected), budget: budget, with: player)
                }.result ?? nil
            }
        }
        let outcome: ChildRun.Outcome
        do {
            outcome = try await child.play(runs)
        } catch {
            return seeds.map {
                TaskReport(task: task, file: file.path, verdict: .cannotCheck(error.sentence), seed: $0)
            }
        }
        let obstacle = outcome.record.shortening == nil ? obstacle(in: outcome) : nil
        let count = task.scenarios.count
        let recordings = obstacle == nil ? await pending?.value ?? solution?.map { _ in [] } : nil
        // Only a check with one seed has a budget, so there's one report.
        let known = obstacle == nil ? judged.withLock { $0 } : nil
        var reports = seeds.indices.map { place in
            let transcripts = Array(outcome.record.transcripts.dropFirst(place * count).prefix(count))
            var report =
                known ?? report(on: transcripts, beside: recordings, place: place, obstacle: obstacle)
            report.output = outcome.prints
            report.leftover = outcome.leftover
            return report
        }
        if let budget {
            if obstacle != nil { tell(.judged(reports[0])) }
            if let shortening = await shortening(after: outcome, obstacle, of: check, budget: budget) {
                reports[0].show(shortening, in: file, texts)
            }
        }
        return reports
    }

    private var child: ChildRun {
        let (number, tell, limit) = (task.number, tell, limits.processorTime)
        return ChildRun(program: program, limits: limits) { used in
            tell(.sampled(task: number, processorTime: used, limit: limit))
        }
    }

    // MARK: Verdicts

    /// - Parameters:
    ///   - recordings: the solution's recordings, seed by seed; nil if there's nothing to compare with.
    ///   - place: the index of the seed.
    private func report(
        on transcripts: [Transcript], beside recordings: PendingRecordings.Recordings?, place: Int, obstacle: Verdict?
    ) -> TaskReport {
        // A pass needs a complete recording of every scenario.
        let isWhole = transcripts.count == task.scenarios.count && !transcripts.isEmpty
        let verdict: Verdict
        var discovery: Discovery?
        var advice: Finding?
        var firstFailure: Int?
        if let obstacle {
            verdict = obstacle
            if case .died = obstacle { firstFailure = transcripts.count }
        } else if isWhole {
            let expected = (try? recordings?.get()).flatMap { $0.indices.contains(place) ? $0[place] : nil }
            let judgment = Self.judgment(of: played(transcripts, beside: expected), on: task)
            let judged = judgment.verdict.namingCaptures(of: task.number, in: file)
            (discovery, advice, firstFailure) = (judgment.discovery, judgment.advice, judgment.firstFailure)
            if judged.isPass, case .failure(let unplayable)? = recordings {
                verdict = .cannotCheck(
                    """
                    The book's own solution can't be played beside yours, so nothing was decided; that's the book's \
                    mistake. \(unplayable.sentence)
                    """)
            } else {
                verdict = judged.said(by: texts, inTask: task.number)
            }
        } else {
            verdict = .died(RunFailure(.channelLost, "The recording is not whole. Check again."))
        }
        var report = TaskReport(
            task: task, file: file.path, verdict: verdict, seed: seeds[place], transcripts: transcripts)
        report.discovery = discovery.map {
            "\($0.fault.said(by: texts, inTask: task.number).message)\n\($0.details)"
        }
        report.firstFailure = firstFailure
        report.advice = advice?.said(by: texts, inTask: task.number)
        return report
    }

    private func played(_ transcripts: [Transcript], beside expected: [Transcript]?) -> [PlayedRun] {
        task.played(transcripts.map { $0.playing(code) }, beside: expected)
    }

    typealias Judgment = (verdict: Verdict, firstFailure: Int?, discovery: Discovery?, advice: Finding?)

    static func judgment(of runs: [PlayedRun], on task: ExerciseTask) -> Judgment {
        let outcome = Guarded.run { () -> Judgment in
            let (verdict, failure) = task.verdict(on: runs)
            guard verdict.isPass else { return (verdict, failure, nil, nil) }
            let discovery = zip(task.scenarios, runs).lazy.compactMap { $0.remark($1.actual) }.first
            return (verdict, failure, discovery, task.advice(on: runs))
        }
        return outcome.result ?? (.cannotCheck(outcome.obstacle ?? ""), nil, nil, nil)
    }

    /// Why the recordings are incomplete or can't be trusted; nil if all runs were played to the end.
    private func obstacle(in outcome: ChildRun.Outcome) -> Verdict? {
        if let sentence = outcome.startFailure { return .cannotCheck(sentence) }
        return switch outcome.record.ending {
        case .canceled:
            .cannotCheck(Self.canceled)
        case .noSuchTask:
            .cannotCheck("\(file.path) hands over no task \(task.number). Compare its last lines with the starter's.")
        case .misunderstood(let reason):
            .cannotCheck(
                """
                The check and the program that plays the exercise don't understand each other: \(reason). \
                Run `swift build`, then check again.
                """)
        case .finished, .hungUp, .stopped:
            // A child that was killed because the check was canceled didn't fail by itself.
            FailureDiagnosis(outcome: outcome, limits: limits).failure.map {
                Task.isCancelled ? .cannotCheck(Self.canceled) : .died($0)
            }
        }
    }

    // MARK: Shorter runs

    /// The search that shortens a failing run. Each run that ends the program needs a new child.
    private func shortening(
        after outcome: ChildRun.Outcome, _ obstacle: Verdict?, of check: [ScenarioRun], budget: ShorteningBudget
    ) async -> Shortening? {
        var outcome = outcome
        guard var shortening = outcome.record.shortening ?? fatalRun(in: outcome, obstacle, of: check, budget: budget)
        else { return nil }
        var isFirst = outcome.record.shortening == nil
        while isFirst || outcome.record.ending != .finished {
            if !isFirst, let death = FailureDiagnosis(outcome: outcome, limits: limits).failure {
                shortening.take(death)
            }
            isFirst = false
            guard shortening.isUnderWay, !Task.isCancelled,
                let next = try? await child.play(ScenarioRuns(continuing: shortening, of: task)),
                let later = next.record.shortening
            else { break }
            (shortening, outcome) = (later, next)
        }
        return shortening
    }

    /// Begins the search with the run in which the channel ended; nil if there's no such run.
    private func fatalRun(
        in outcome: ChildRun.Outcome, _ obstacle: Verdict?, of check: [ScenarioRun], budget: ShorteningBudget
    ) -> Shortening? {
        guard case .died(let death)? = obstacle, outcome.record.ending == .hungUp,
            var run = check.dropFirst(outcome.record.transcripts.count).first, let end = outcome.record.unfinished
        else { return nil }
        // Stimuli that weren't played yet can't be the reason.
        run.stimuli = Array(run.stimuli.prefix(end.moments.count))
        return task.shortening(of: run, flaw: .death(death), playing: code, budget: budget, with: nil)
    }
}
