import Exercises

/// What is wrong with a recording: the mistake in one sentence, what was expected and what was seen, and where to read
/// on.
public struct Finding: Sendable, Equatable, Error {
    /// The mistake, named in one sentence that tells the learner what to change.
    public var message: String

    /// What a right answer would have shown; empty when marbles would not help.
    public var expected: [Observation]

    /// What was seen instead, in the same lanes.
    public var actual: [Observation]

    /// How much time one character of the learner's own marbles stands for, where that is what was judged; differences
    /// are then told in steps. Nil where the times are those of the scenario's clock; they are told in milliseconds.
    public var step: Duration?

    /// The number of the hint to read, from 1; nil when none fits better than another.
    public var hint: Int?

    /// A finding.
    public init(
        _ message: String, expected: [Observation] = [], actual: [Observation] = [], step: Duration? = nil,
        hint: Int? = nil
    ) {
        self.message = message
        self.expected = expected
        self.actual = actual
        self.step = step
        self.hint = hint
    }
}
