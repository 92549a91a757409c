import Marbles
import Playing

/// What is wrong with a recording: the mistake, what was expected and observed, and the hint that helps.
public struct Finding: Sendable, Equatable, Error {
    /// The name of the mistake, such as "off-by-one"; nil for a message that isn't in the book.
    public internal(set) var name: String?

    /// The ID in the whole book, such as "filter/only-what-is-worth-a-search/off-by-one"; nil until it's looked up.
    public internal(set) var id: String?

    /// The values of the placeholders in the mistake's message.
    public internal(set) var places: [String: String] = [:]

    /// The difference from the solution if the finding is nothing more; else nil.
    private(set) var difference: LaneDifference?

    /// Whether a rule supposes the mistake, and no known program has confirmed it.
    var isSupposed = false

    /// A supposed mistake that may be the cause of the difference; nil without one.
    private(set) var guess: Guess?

    struct Guess: Sendable, Equatable {
        let name: String
        let places: [String: String]
    }

    /// The difference that shows the mistake, if no rule recognizes it in a run.
    private var evidence: LaneDifference?

    /// The difference that another run must have to show the same mistake; nil if a rule recognizes it.
    var followed: LaneDifference? { difference ?? evidence }

    /// The mistake, and what to change, in at most three short sentences; empty until it's looked up by name.
    public var message: String

    /// What a right answer would have shown; empty when marbles would not help.
    public var expected: [Observation]

    /// What was observed instead, in the same lanes.
    public var actual: [Observation]

    /// The marbles that the learner was asked to predict. They contain the answer, so reports show where the learner's
    /// own marbles first differ, and the right marbles only on request. Nil for everything except a prediction.
    public var prediction: MarbleComparison?

    /// The number of the hint to read, from 1; nil if no single hint fits.
    public var hint: Int?

    /// The names whose strong capture is the mistake, so that a report can name the lines; usually empty.
    public var captured: Set<String>

    /// A mistake by its name. Its message and its hint are looked up in the chapter's files.
    public init(named name: String, places: [String: String] = [:], captured: Set<String> = []) {
        self.init("", captured: captured)
        (self.name, self.places) = (name.slug, places)
    }

    /// The first difference of a run from the solution's.
    init(_ difference: LaneDifference, of stimuli: [Stimulus]) {
        self.init(named: Self.firstDifference, places: ["instant": difference.instant(in: stimuli)])
        self.difference = difference
        (expected, actual) = (difference.expected, difference.actual)
    }

    /// A finding.
    public init(
        _ message: String, expected: [Observation] = [], actual: [Observation] = [],
        prediction: MarbleComparison? = nil, hint: Int? = nil, captured: Set<String> = []
    ) {
        self.captured = captured
        self.message = message
        self.expected = expected
        self.actual = actual
        self.prediction = prediction
        self.hint = hint
    }
}

extension Finding {
    /// The supposed mistake as a fact.
    var confirmed: Finding { copy(of: self) { $0.isSupposed = false } }

    /// The mistake that known programs make which look alike, for a finding that is only a difference.
    func naming(_ name: String) -> Finding {
        copy(of: self) {
            ($0.name, $0.places, $0.difference, $0.evidence, $0.guess) = (name, [:], nil, difference, nil)
        }
    }

    /// The difference, with a supposed mistake as what may be its cause.
    func supposing(_ mistake: Finding) -> Finding {
        copy(of: self) { $0.guess = mistake.name.map { Guess(name: $0, places: mistake.places) } }
    }

    /// Takes the lanes of the same mistake in another run and, for a mere difference, what is said about them.
    mutating func show(_ other: Finding, _ texts: MistakeTexts?) {
        (expected, actual, prediction) = (other.expected, other.actual, other.prediction)
        guard difference != nil else { return }
        message = copy(of: other) { $0.guess = guess }.said(by: texts).message
    }
}
