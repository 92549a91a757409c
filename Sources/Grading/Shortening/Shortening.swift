import Playing

/// Makes a failing run shorter: says what to play next, and judges what was recorded.
///
/// A pure state machine. The same recordings lead to the same result, unless time runs out.
struct Shortening: Sendable {
    /// The shortest run so far.
    private(set) var run: ScenarioRun
    /// What is wrong with it.
    private(set) var flaw: Flaw
    /// How many runs were played.
    private(set) var plays = 0
    /// When to stop, at the latest.
    let deadline: ContinuousClock.Instant?

    private let begin: (@Sendable (ScenarioRun) -> Void)?
    private let judge: @Sendable (Transcript) -> Finding?
    private let mostPlays: Int
    private var cuts: Cuts

    /// Begins with a run that failed.
    /// - Parameters:
    ///   - rule: what may be cut from it.
    ///   - begin: called with each run before it's played.
    ///   - judge: what is wrong with a recording of such a run.
    init(
        _ run: ScenarioRun, flaw: Flaw, budget: ShorteningBudget,
        cutting rule: CutRule, beginning begin: (@Sendable (ScenarioRun) -> Void)? = nil,
        judge: @escaping @Sendable (Transcript) -> Finding?
    ) {
        (self.run, self.begin) = (run, begin)
        self.flaw = flaw
        self.judge = judge
        mostPlays = budget.plays
        deadline = budget.time.map { .now + $0 }
        cuts = Cuts(run.stimuli, by: rule)
    }

    /// Whether there may be more to play.
    var isUnderWay: Bool { plays < mostPlays && deadline.map { $0 > .now } ?? true && !cuts.areDone }

    /// What to play next; nil at the end.
    mutating func next() -> ScenarioRun? {
        guard isUnderWay, let stimuli = cuts.next() else { return nil }
        plays += 1
        let next = ScenarioRun(scenario: run.scenario, seed: run.seed, stimuli: stimuli)
        begin?(next)
        return next
    }

    /// Goes on after a run that was played to its end.
    mutating func take(_ transcript: Transcript) { take(judge(transcript).map(Flaw.finding)) }

    /// Goes on after a run that ended the program.
    mutating func take(_ death: RunFailure) { take(.death(death)) }

    private mutating func take(_ found: Flaw?) {
        guard let found, found.isSameMistake(as: flaw) else { return cuts.take(worked: false) }
        cuts.take(worked: true)
        run.stimuli = cuts.shortest
        flaw = found
    }
}
