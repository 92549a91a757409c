import Playing

/// Makes a failing run shorter: says what to play next, and takes what was wrong with it.
///
/// It's a state machine: the same findings lead to the same result, unless time runs out.
struct Shortening: Sendable {
    private(set) var run: ScenarioRun
    private(set) var flaw: Flaw
    private(set) var plays = 0
    let deadline: ContinuousClock.Instant?

    /// Whether no shorter run is left to try.
    var isDone: Bool { cuts.areDone }

    private let mostPlays: Int
    private var cuts: Cuts

    /// Begins with a run that failed.
    /// - Parameter rule: what may be cut from the run.
    init(_ run: ScenarioRun, flaw: Flaw, budget: ShorteningBudget, cutting rule: CutRule) {
        (self.run, self.flaw, mostPlays) = (run, flaw, budget.plays)
        deadline = budget.time.map { .now + $0 }
        cuts = Cuts(run.stimuli, by: rule)
    }

    mutating func next() -> ScenarioRun? {
        guard plays < mostPlays, deadline.map({ $0 > .now }) ?? true, let stimuli = cuts.next() else { return nil }
        plays += 1
        return ScenarioRun(scenario: run.scenario, seed: run.seed, stimuli: stimuli)
    }

    /// - Parameter found: what is wrong with the run; nil if nothing is.
    mutating func take(_ found: Flaw?) {
        guard let found, found.isSameMistake(as: flaw) else { return cuts.take(worked: false) }
        cuts.take(worked: true)
        run.stimuli = cuts.shortest
        flaw = found
    }
}

/// The limits of the search for a shorter failing run.
public struct ShorteningBudget: Sendable, Equatable {
    /// The most runs that are played.
    public var plays: Int
    /// The time on the wall clock; nil for no limit. The shortest run that was found by then is the result.
    public var time: Duration?

    /// For a reader who has asked for the run.
    public static let patient = ShorteningBudget(plays: 2_000, time: .seconds(8))

    /// A budget; the defaults fit a usual check.
    public init(plays: Int = 200, time: Duration? = .milliseconds(800)) {
        self.plays = plays
        self.time = time
    }
}

enum Flaw: Sendable {
    case finding(Finding)
    case death(RunFailure)

    /// Whether it's the same mistake, perhaps with other texts and numbers.
    func isSameMistake(as other: Flaw) -> Bool {
        switch (self, other) {
        case (.finding(let one), .finding(let other)): one.isSameMistake(as: other)
        case (.death(let one), .death(let other)):
            one.cause == other.cause && one.line == other.line
        case (.finding, .death), (.death, .finding): false
        }
    }
}

extension Finding {
    /// Whether it's the same mistake, perhaps in another run: the same name and values or, if no rule recognizes it, a
    /// difference in the same lane and of the same kind.
    func isSameMistake(as other: Finding) -> Bool {
        if let own = followed, let other = other.followed {
            return (own.lane, own.textName) == (other.lane, other.textName)
        }
        return followed == nil && other.followed == nil && (name, places) == (other.name, other.places)
    }
}
