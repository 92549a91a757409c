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
    /// comes first, then what the judge finds, then a named mistake, and last the first difference from the solution,
    /// perhaps with a supposed mistake as its cause.
    public func finding(in run: PlayedRun, of scenario: Int) -> Finding? {
        if let work = unscheduled(in: run) { return work }
        guard let named = named(in: run, of: scenario) else { return difference(in: run) }
        return named.isSupposed ? difference(in: run)?.supposing(named) : named
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
        where mistake.kind.countsAlways || mistake.kind.countsInDifference && isDifferent {
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

    /// The finding in a run of the scenario at an index if it's the same mistake as another one; else nil.
    func finding(like other: Finding, in run: PlayedRun, of scenario: Int) -> Finding? {
        let named = unscheduled(in: run) ?? named(in: run, of: scenario)
        let isNamed = named.map { !$0.isSupposed } ?? false
        let found = other.followed == nil ? named : isNamed ? nil : difference(in: run)
        return found.flatMap { $0.isSameMistake(as: other) ? $0 : nil }
    }

    private func difference(in run: PlayedRun) -> Finding? {
        run.differences.first.map { Finding($0, of: run.actual.stimuli) }
    }

    /// What's wrong with runs of all its scenarios.
    private func findings(in runs: [PlayedRun]) -> Findings {
        let named = runs.enumerated().map { self.named(in: $1, of: $0) }
        let unscheduled = runs.map(unscheduled)
        var differences = runs.map(difference)
        let failure = runs.indices.first { (named[$0] ?? differences[$0] ?? unscheduled[$0]) != nil }
        if let failure, let cause = named[failure], cause.isSupposed {
            differences[failure] = differences[failure]?.supposing(cause)
        }
        let work = unscheduled.compactMap(\.self).prefix(1)
        return Findings(
            first: work.first ?? failure.flatMap { named[$0] ?? differences[$0] },
            named: work + named.compactMap(\.self), differences: differences.compactMap(\.self),
            firstFailure: failure)
    }

    /// What's wrong with the runs and, for a pass, what there's to say about it; or why they can't be judged: a trap or
    /// an endless loop of ours.
    func judgment(of runs: [PlayedRun]) -> Result<Judgment, Obstacle> {
        guarded {
            let findings = findings(in: runs)
            guard findings.first == nil else { return Judgment(findings: findings) }
            let discovery = zip(scenarios, runs).lazy.compactMap { $0.remark($1.actual) }.first
            return Judgment(findings: findings, discovery: discovery, advice: advice(on: runs))
        }
    }

    /// The verdict on runs of all its scenarios, if no program is known.
    func verdict(on runs: [PlayedRun]) -> Verdict {
        switch judgment(of: runs) {
        case .success(let judgment) where judgment.findings.first == nil: .passed
        case .success(let judgment): .notPassed(judgment.findings.settled(knowing: nil, nil))
        case .failure(let obstacle): .cannotCheck(obstacle.sentence)
        }
    }

    /// The failing run to make shorter, and what's wrong with it: of the runs that show a mistake, the one with the
    /// fewest stimuli. A run without a release or a disposal takes precedence and, for a mistake with a name, one that
    /// can be cut. Nil if no run shows it.
    func failure(
        like first: Finding, in runs: [PlayedRun], of check: [ScenarioRun]
    ) -> (run: ScenarioRun, flaw: Flaw)? {
        let failing = zip(check, runs).compactMap { run, played -> (run: ScenarioRun, flaw: Flaw)? in
            guard !run.stimuli.isEmpty, let finding = finding(like: first, in: played, of: run.scenario) else {
                return nil
            }
            return (run, .finding(finding))
        }
        let goingOn = failing.filter { !$0.run.stimuli.contains { $0.action.endsSomething } }
        let chosen = goingOn.isEmpty ? failing : goingOn
        let cuttable = first.difference == nil ? chosen.filter { scenarios[$0.run.scenario].cuts != .nothing } : []
        return (cuttable.isEmpty ? chosen : cuttable).min { $0.run.stimuli.count < $1.run.stimuli.count }
    }
}

/// What the recordings of a task's scenarios show.
struct Judgment: Sendable {
    let findings: Findings
    private(set) var discovery: Discovery?
    private(set) var advice: Finding?
}

/// What's wrong with the runs of a task: a named mistake, which may only be supposed, or else the first difference from
/// the solution.
struct Findings: Sendable {
    /// What the first of these runs shows; nil if nothing is wrong.
    let first: Finding?
    /// Work outside the schedulers, then the first mistake that a judge or a rule names in each run.
    let named: [Finding]
    /// The first difference of each run that has one. The first of them names what a rule supposes in that run.
    let differences: [Finding]
    /// The index of the first run that shows anything wrong.
    let firstFailure: Int?

    /// Whether the first of these runs is right if no other run comes before it in its process.
    var isRightAlone = false

    /// Whether the cause isn't certain, so that known programs may reveal it.
    var needsCause: Bool { first.map { $0.isSupposed || $0.difference != nil } ?? false }

    /// The mistake of a program that keeps something from one run to the next.
    static let leftByEarlierRuns = "left by an earlier run"

    /// The mistake of the known programs that look the same; nil if there are none, or if they make several.
    func knownMistake(_ known: KnownMistakes?, _ texts: MistakeTexts?) -> Finding? {
        let confirmed = named.first { $0.isSupposed && known?.same.contains($0.name ?? "") == true }
        return confirmed?.confirmed ?? known?.same.onlyName(in: texts).flatMap { differences.first?.naming($0) }
    }

    /// What's said, the first finding first, given the mistakes of the known programs that look alike. A mistake that
    /// none of them makes is a guess, after the first difference as the fact.
    func settled(knowing known: KnownMistakes?, _ texts: MistakeTexts?) -> [Finding] {
        guard needsCause else { return named + (named.isEmpty ? differences : []) }
        let earlier = isRightAlone ? Finding(named: Self.leftByEarlierRuns).showing(differences.first?.difference) : nil
        if let sure = knownMistake(known, texts) ?? earlier ?? named.first(where: { !$0.isSupposed }) {
            return [sure] + differences
        }
        let alike = known?.alike.onlyName(in: texts).flatMap { differences.first?.supposing(Finding(named: $0)) }
        return alike.map { [$0] + differences.dropFirst() } ?? differences
    }
}

/// The mistakes of the known programs that look like a learner's.
struct KnownMistakes: Sendable {
    /// What the learner's program leaves behind.
    let view: ViewHash
    /// Of those that leave the same in all runs.
    let same: Set<String>
    /// Of those that leave the same in the first run that fails.
    let alike: Set<String>
}

extension Set<String> {
    /// The only mistake, if its message needs no values from a run.
    fileprivate func onlyName(in texts: MistakeTexts?) -> String? {
        guard count == 1, let name = first, let text = texts?.text(of: name),
            text.message.places.allSatisfy({ $0 == Finding.linesPlace })
        else { return nil }
        return name
    }
}

extension Mistake.Kind {
    fileprivate var countsAlways: Bool { self == .property || self == .ownClock }
    fileprivate var countsInDifference: Bool { self == .difference || self == .observed }
}
