import Exercises
import Marbles

/// What is wrong with a recording: the mistake, what was expected and observed, and the hint that helps.
public struct Finding: Sendable, Equatable, Error {
    /// The mistake, and what to change, in at most three short sentences.
    public var message: String

    /// What a right answer would have shown; empty when marbles would not help.
    public var expected: [Observation]

    /// What was observed instead, in the same lanes.
    public var actual: [Observation]

    /// The marbles that the learner was to predict. They are an answer: reports show where the learner's own first
    /// differ, and the right ones only on request. Nil for everything but a prediction.
    public var prediction: MarbleComparison?

    /// The number of the hint to read, from 1; nil when no hint fits best.
    public var hint: Int?

    /// The names of what is captured strongly; empty if nothing is. The report says on which lines.
    public var captured: Set<String>

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
