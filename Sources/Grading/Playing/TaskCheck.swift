import Playing

/// The check of one task: plays a program once per seed, judges the recordings, names the mistake, and makes the run
/// that shows it shorter.
struct TaskCheck: Sendable {
    let task: ExerciseTask
    let program: ExerciseBuilder.Program
    let file: ExerciseFile
    let seeds: [UInt64]
    let limits: Limits
    /// The budget for shortening, if there's one seed; nil to shorten nothing.
    let budget: ShorteningBudget?
    /// Called on any thread with samples of processor time and, given a budget, with the first seed's early verdict.
    let tell: @Sendable (CheckNews) -> Void
    let code: TaskCode
    /// The solution to compare with, or why it can't be played; nil if there's none.
    let solution: Result<Solution, Obstacle>?
    let reference: ChapterReference?

    static let canceled = "The check was canceled."

    /// The solution's recordings, seed by seed.
    private typealias Recordings = Result<[[Transcript]], Obstacle>

    /// What the program did.
    private struct Played {
        /// The recordings of all scenarios under the first seed, then under the next.
        var transcripts: [Transcript] = []
        /// Why the recordings are incomplete or can't be trusted; nil if all runs were played to the end.
        var obstacle: Verdict?
        /// The run in which the program ended by itself, up to its end; nil if it didn't.
        var fatalRun: ScenarioRun?
    }

    /// The report on one seed, and what's wrong with its recordings; nil if nothing is, or if they weren't judged.
    private struct Judged {
        var report: TaskReport
        var findings: Findings?
    }

    func reports() async -> [TaskReport] {
        let player = RunPlayer(child)
        async let recordings = recordingsOfSolution()
        let runs = ScenarioRuns(task, seeds: seeds)
        let played = await play(runs, with: player)
        let judged = judge(played, beside: played.obstacle == nil ? await recordings : nil)
        var reports = await name(judged, played, in: runs, beside: (try? await recordings?.get()) ?? [])
        if let budget {
            tell(.judged(reports[0]))
            let shortest = await shorten(
                played, runs, showing: reports[0].verdict, beside: await recordings, budget, with: player)
            if let shortest { reports[0].show(shortest, try? reference?.texts(for: task)) }
        }
        // A program may end before the solution, but nothing may still be running after the check.
        _ = await recordings
        if let outcome = try? await player.end()?.get() {
            for place in seeds.indices {
                (reports[place].output, reports[place].leftover) = (outcome.prints, outcome.leftover)
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

    /// A player beside the first one, whose child may hold the last of the turns until it knows the mistake.
    private var secondPlayer: RunPlayer { RunPlayer(copy(of: child) { $0.waitsForItsTurn = false }) }

    private func recordingsOfSolution() async -> Recordings? {
        switch solution {
        case .success(let solution)?: await solution.transcripts(of: task, seeds: seeds)
        case .failure(let obstacle)?: .failure(obstacle)
        case nil: nil
        }
    }

    // MARK: Play

    private func play(_ runs: ScenarioRuns, with player: RunPlayer) async -> Played {
        switch await player.play(runs) {
        case .recorded(let transcripts):
            if budget == nil { await player.end() }
            return Played(transcripts: transcripts)
        case .ended(.failure(let obstacle)): return Played(obstacle: .cannotCheck(obstacle.sentence))
        case .ended(.success(let outcome)):
            var played = Played(transcripts: outcome.record.transcripts, obstacle: obstacle(in: outcome))
            if outcome.record.ending == .hungUp, let end = outcome.record.unfinished {
                // Stimuli that weren't played yet can't be the reason.
                played.fatalRun = runs.all.dropFirst(played.transcripts.count).first.map { run in
                    copy(of: run) { $0.stimuli = Array($0.stimuli.prefix(end.moments.count)) }
                }
            }
            return played
        }
    }

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

    // MARK: Judge

    /// - Parameter recordings: nil if there's nothing to compare with.
    private func judge(_ played: Played, beside recordings: Recordings?) -> [Judged] {
        let count = task.scenarios.count
        return seeds.enumerated().map { place, seed in
            let transcripts = Array(played.transcripts.dropFirst(place * count).prefix(count))
            var report = TaskReport(
                task: task, file: file.path, verdict: .passed, seed: seed, transcripts: transcripts)
            if let obstacle = played.obstacle {
                report.verdict = obstacle
                if case .died = obstacle { report.firstFailure = transcripts.count }
            } else if transcripts.count < count || transcripts.isEmpty {
                // A pass needs a complete recording of every scenario.
                report.verdict = .died(RunFailure(.channelLost, "The recording is not whole. Check again."))
            } else {
                return judge(transcripts, beside: recordings.map { $0.map { $0[place] } }, report)
            }
            return Judged(report: report)
        }
    }

    private func judge(
        _ transcripts: [Transcript], beside expected: Result<[Transcript], Obstacle>?, _ report: TaskReport
    ) -> Judged {
        var report = report
        switch task.judgment(of: playedRuns(transcripts, beside: try? expected?.get())) {
        case .failure(let obstacle): report.verdict = .cannotCheck(obstacle.sentence)
        case .success(let judgment) where judgment.findings.first != nil:
            report.firstFailure = judgment.findings.firstFailure
            return Judged(report: report, findings: judgment.findings)
        case .success(let judgment):
            if case .failure(let unplayable)? = expected {
                report.verdict = .cannotCheck(
                    """
                    The book's own solution can't be played beside yours, so nothing was decided; that's the book's \
                    mistake. \(unplayable.sentence)
                    """)
                break
            }
            guard judgment.discovery != nil || judgment.advice != nil else { break }
            let texts = texts(for: &report)
            report.discovery = judgment.discovery.map { "\($0.fault.said(by: texts).message)\n\($0.details)" }
            report.advice = judgment.advice?.said(by: texts)
        }
        return Judged(report: report)
    }

    private func texts(for report: inout TaskReport) -> MistakeTexts? {
        do { return try reference?.texts(for: task) } catch {
            report.remark = "\(error) Until then, mistakes have only their names."
            return nil
        }
    }

    // MARK: Name

    /// - Parameter expected: what the solution leaves behind, seed by seed; empty if it isn't known.
    private func name(
        _ judged: [Judged], _ played: Played, in runs: ScenarioRuns, beside expected: [[Transcript]]
    ) async -> [TaskReport] {
        guard let unclear = judged.firstIndex(where: { $0.findings?.needsCause == true }),
            let findings = judged[unclear].findings
        else { return judged.map { said($0, knowing: nil) } }
        let known = await knownMistakes(of: played, beside: expected)
        var isRightAlone = false
        if let failing = findings.firstFailure, failing > 0, expected.indices.contains(unclear),
            findings.knownMistake(known, try? reference?.texts(for: task)) == nil
        {
            let run = runs.all[unclear * task.scenarios.count + failing]
            isRightAlone = await passesAlone(run, beside: expected[unclear][failing])
        }
        return judged.map { judged in
            guard isRightAlone, judged.findings?.needsCause == true else { return said(judged, knowing: known) }
            return said(copy(of: judged) { $0.findings?.isRightAlone = true }, knowing: known)
        }
    }

    /// The report with what's wrong, in words.
    private func said(_ judged: Judged, knowing known: KnownMistakes?) -> TaskReport {
        guard let findings = judged.findings else { return judged.report }
        var report = judged.report
        let texts = texts(for: &report)
        let settled = findings.settled(knowing: known, texts)
        report.verdict = Verdict.notPassed(settled).namingCaptures(of: task.number, in: file).said(by: texts)
        report.view = known?.view
        return report
    }

    /// Whether nothing is wrong with a run that is the first in its process, so that no run before it left anything.
    private func passesAlone(_ run: ScenarioRun, beside right: Transcript) async -> Bool {
        guard let own = await secondPlayer.playOnce(ScenarioRuns([run], of: task)).first else { return false }
        let played = task.played(own.playing(code), beside: right, of: run.scenario)
        return (try? guarded { task.finding(in: played, of: run.scenario) }.get()) == .some(nil)
    }

    /// The mistakes of the known programs that look alike under their seed; nil if the program can't be compared.
    private func knownMistakes(of played: Played, beside expected: [[Transcript]]) async -> KnownMistakes? {
        guard let reference, case .success(let solution)? = solution else { return nil }
        let seed = KnownViews.seed
        var (own, right): ([Transcript], [Transcript]?)
        if let place = seeds.firstIndex(of: seed), expected.indices.contains(place) {
            let count = task.scenarios.count
            (own, right) = (Array(played.transcripts.dropFirst(place * count).prefix(count)), expected[place])
        } else {
            async let replayed = secondPlayer.playOnce(ScenarioRuns(task, seeds: [seed]))
            right = try? await solution.transcripts(of: task, seeds: [seed]).get().first
            own = await replayed
        }
        guard let right, let view = task.programView(of: own, beside: right),
            let solutionView = task.programView(of: right, beside: right)
        else { return nil }
        let answers = reference.views.answers(to: task.number, leaving: view, beside: solutionView.whole)
        let texts = try? reference.texts(for: task)
        return KnownMistakes(
            view: view.whole, same: texts?.mistakes(of: answers.same) ?? [],
            alike: texts?.mistakes(of: answers.alike) ?? [])
    }

    private func playedRuns(_ transcripts: [Transcript], beside expected: [Transcript]?) -> [PlayedRun] {
        task.played(transcripts.map { $0.playing(code) }, beside: expected)
    }

    // MARK: Shorten

    /// The search for the shortest run that shows the first mistake, when it's over; nil if no run shows it.
    private func shorten(
        _ played: Played, _ runs: ScenarioRuns, showing verdict: Verdict, beside recordings: Recordings?,
        _ budget: ShorteningBudget, with player: RunPlayer
    ) async -> Shortening? {
        guard let (run, flaw) = failure(in: played, runs, showing: verdict, beside: (try? recordings?.get())?.first)
        else { return nil }
        // A run that ends the program needs no solution to compare with.
        let companion = played.obstacle == nil ? (try? solution?.get())?.player : nil
        var search = Shortening(run, flaw: flaw, budget: budget, cutting: task.scenarios[run.scenario].cuts)
        while !Task.isCancelled, let run = search.next() {
            let shorter = ScenarioRuns([run], of: task, isSearch: true, until: search.deadline)
            async let expected = companion?.play(shorter)
            switch await player.play(shorter) {
            case .recorded(let transcripts):
                search.take(finding(like: search.flaw, in: transcripts[0], of: run, beside: await expected))
            case .ended(let outcome):
                let outcome = try? outcome.get()
                search.take(
                    outcome.flatMap { FailureDiagnosis(outcome: $0, limits: limits).failure }.map(Flaw.death))
            }
        }
        await companion?.end()
        return search
    }

    private func failure(
        in played: Played, _ check: ScenarioRuns, showing verdict: Verdict, beside expected: [Transcript]?
    ) -> (run: ScenarioRun, flaw: Flaw)? {
        if let obstacle = played.obstacle {
            guard case .died(let death) = obstacle, let run = played.fatalRun else { return nil }
            return (run, .death(death))
        }
        guard played.transcripts.count == check.all.count, let first = verdict.firstFinding else { return nil }
        return try? guarded {
            task.failure(like: first, in: playedRuns(played.transcripts, beside: expected), of: check.all)
        }.get()
    }

    private func finding(
        like flaw: Flaw, in transcript: Transcript, of run: ScenarioRun, beside expected: RunPlayer.Played?
    ) -> Flaw? {
        guard case .finding(let first) = flaw else { return nil }
        let right: Transcript? = if case .recorded(let transcripts)? = expected { transcripts.first } else { nil }
        let finding = try? guarded {
            task.finding(
                like: first, in: task.played(transcript.playing(code), beside: right, of: run.scenario),
                of: run.scenario)
        }.get()
        return finding.map(Flaw.finding)
    }
}
