import Playing

extension ExerciseTask {
    func played(_ transcripts: [Transcript], beside expected: [Transcript]?) -> [PlayedRun] {
        transcripts.enumerated().map { place, transcript in
            played(transcript, beside: expected.flatMap { $0.indices.contains(place) ? $0[place] : nil }, of: place)
        }
    }

    /// A recording of one of its scenarios, paired with the solution's.
    public func played(_ transcript: Transcript, beside expected: Transcript?, of scenario: Int) -> PlayedRun {
        PlayedRun(transcript, beside: expected, in: view.freeing(scenarios[scenario % scenarios.count].freeLanes))
    }

    /// What is wrong with a run of the scenario at an index, from 0; nil if nothing is. Work outside the schedulers
    /// comes first, then what the judge finds, then a named mistake, and last the first difference from the solution.
    public func finding(in run: PlayedRun, of scenario: Int) -> Finding? {
        unscheduled(in: run) ?? named(in: run, of: scenario) ?? difference(in: run)
    }

    /// Work outside the schedulers, named after its cause if the code shows a cause; nil if there was no such work.
    /// It's a mistake even if the recording looks right, because that was luck.
    private func unscheduled(in run: PlayedRun) -> Finding? {
        guard let escaped = run.actual.observations.first(where: { ThreadName.isEscaped($0.thread) }) else {
            return nil
        }
        let name =
            switch escaped.thread {
            case ThreadName.escapedToMain: "reached main on its own"
            case ThreadName.task: "came from a task"
            default: "came from another thread"
            }
        return mistakes.lazy.filter { $0.kind == .ownClock }.compactMap { $0.finding(in: run) }.first
            ?? Finding(named: name, places: ["lane": escaped.laneName])
    }

    /// What the scenario's judge finds wrong with a run, or else the first named mistake; nil if there's neither.
    private func named(in run: PlayedRun, of scenario: Int) -> Finding? {
        if let finding = scenarios[scenario].judge(run.actual) { return finding.showing(run.differences.first) }
        let isDifferent = !run.differences.isEmpty
        for mistake in scenarios[scenario].mistakes + mistakes
        where [.property, .ownClock].contains(mistake.kind) || mistake.kind == .difference && isDifferent {
            if let finding = mistake.finding(in: run) { return finding.showing(run.differences.first) }
        }
        return nil
    }

    func advice(on runs: [PlayedRun]) -> Finding? {
        for (scenario, run) in zip(scenarios, runs) {
            for mistake in scenario.mistakes + mistakes where mistake.kind == .advice {
                if let finding = mistake.finding(in: run) { return finding }
            }
        }
        return nil
    }

    private func difference(in run: PlayedRun) -> Finding? {
        run.differences.first.map { Finding($0, of: run.actual.stimuli) }
    }

    /// The verdict on runs of all its scenarios, and the index of the first run that shows anything wrong. Differences
    /// are findings only if judges and mistakes find nothing.
    func verdict(on runs: [PlayedRun]) -> (verdict: Verdict, firstFailure: Int?) {
        let named = runs.enumerated().map { self.named(in: $1, of: $0) }
        let differences = runs.map(difference)
        let unscheduled = runs.map(unscheduled)
        let byName = named.compactMap(\.self)
        let findings =
            unscheduled.compactMap(\.self).prefix(1) + byName + (byName.isEmpty ? differences.compactMap(\.self) : [])
        let failure = runs.indices.first { (named[$0] ?? differences[$0] ?? unscheduled[$0]) != nil }
        return (findings.isEmpty ? .passed : .notPassed(Array(findings)), failure)
    }

    typealias Judgment = (verdict: Verdict, firstFailure: Int?, discovery: Discovery?, advice: Finding?)

    /// The verdict and, for a pass, what there's to say about it. A trap or an endless loop of ours becomes a verdict.
    func judgment(of runs: [PlayedRun]) -> Judgment {
        let judgment = guarded { () -> Judgment in
            let (verdict, failure) = verdict(on: runs)
            guard verdict.isPass else { return (verdict, failure, nil, nil) }
            let discovery = zip(scenarios, runs).lazy.compactMap { $0.remark($1.actual) }.first
            return (verdict, failure, discovery, advice(on: runs))
        }
        switch judgment {
        case .success(let judgment): return judgment
        case .failure(let obstacle): return (.cannotCheck(obstacle.sentence), nil, nil, nil)
        }
    }

    /// The failing run to make shorter, and what's wrong with it: of the runs that show a check's first mistake, the
    /// one with the fewest stimuli. A run without a release or a disposal takes precedence. Nil if no run shows it.
    func failure(in runs: [PlayedRun], of check: [ScenarioRun]) -> (run: ScenarioRun, flaw: Flaw)? {
        guard let first = verdict(on: runs).verdict.firstFinding else { return nil }
        let failing = zip(check, runs).compactMap { run, played -> (run: ScenarioRun, flaw: Flaw)? in
            guard !run.stimuli.isEmpty, let finding = finding(in: played, of: run.scenario),
                Flaw.finding(finding).isSameMistake(as: .finding(first))
            else { return nil }
            return (run, .finding(finding))
        }
        let goingOn = failing.filter { !$0.run.stimuli.contains { $0.action.endsSomething } }
        return (goingOn.isEmpty ? failing : goingOn).min { $0.run.stimuli.count < $1.run.stimuli.count }
    }
}
