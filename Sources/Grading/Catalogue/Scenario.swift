import Exercises

/// One check of a task: what is played into the learner's code, and a pure judgement of what was seen.
///
/// Both closures run in the grading process and never see the learner's code. They must be pure: the same seed makes the same
/// stimuli, the same transcript gets the same finding.
public struct Scenario: Sendable {
    /// What is checked, in a few words: "a short text turns the field yellow".
    public let name: String

    /// What is played, from the run's random numbers; in order of time.
    public let stimuli: @Sendable (inout SeededGenerator) -> [Stimulus]

    /// What is wrong with a recording; nil when nothing is. The transcript is whole: one that was cut short is never judged.
    public let judge: @Sendable (Transcript) -> Finding?

    /// A scenario.
    public init(
        _ name: String,
        stimuli: @escaping @Sendable (inout SeededGenerator) -> [Stimulus],
        judge: @escaping @Sendable (Transcript) -> Finding?
    ) {
        self.name = name
        self.stimuli = stimuli
        self.judge = judge
    }
}

/// Random numbers that a seed repeats, on every machine and with every version of the standard library (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The generator of a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
