import Exercises

/// What is wrong with a recording: the mistake, what was expected and observed, and the hint that helps.
public struct Finding: Sendable, Equatable, Error {
    /// The mistake, and what to change, in at most three short sentences.
    public var message: String

    /// What a right answer would have shown; empty when marbles would not help.
    public var expected: [Observation]

    /// What was observed instead, in the same lanes.
    public var actual: [Observation]

    /// The time of one character where the learner's own marbles were judged; differences are then shown in steps. Nil
    /// where the times are those of the scenario's clock; they are shown in milliseconds.
    public var step: Duration?

    /// The number of the hint to read, from 1; nil when no hint fits best.
    public var hint: Int?

    /// The names of what is captured strongly; empty if nothing is. The report says on which lines.
    public var captured: Set<String>

    /// A finding.
    public init(
        _ message: String, expected: [Observation] = [], actual: [Observation] = [], step: Duration? = nil,
        hint: Int? = nil, captured: Set<String> = []
    ) {
        self.captured = captured
        self.message = message
        self.expected = expected
        self.actual = actual
        self.step = step
        self.hint = hint
    }
}
