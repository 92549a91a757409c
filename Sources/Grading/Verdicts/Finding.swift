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
    var difference: LaneDifference?

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
