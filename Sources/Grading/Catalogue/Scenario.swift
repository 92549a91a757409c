import Playing
import Terminal

/// One check of a task: the stimuli for the learner's code, and a judge of the recording.
///
/// Its closures run in the grading process, not in the learner's program. They must be pure: the same seed makes the
/// same stimuli, and the same transcript gets the same finding.
public struct Scenario: Sendable {
    /// What is checked, in a few words: "a short text turns the field yellow".
    public let name: String

    /// Where the scenario is declared, for errors about it.
    let place: String

    /// Makes the stimuli, in chronological order, from the run's random numbers.
    public let stimuli: @Sendable (inout SplitMix64) -> [Stimulus]

    /// The mistakes that only this scenario's run is searched for, before the task's mistakes.
    public private(set) var mistakes: [Mistake] = []

    /// The lanes that are ignored when this scenario's recording is compared with the solution's.
    public private(set) var freeLanes: Set<ObservationLane> = []

    /// Returns what's wrong with a recording; nil if nothing is. Incomplete recordings are never judged.
    public let judge: @Sendable (Transcript) -> Finding?

    /// Returns a remark on a recording that passed, or nil.
    public let remark: @Sendable (Transcript) -> Discovery?

    /// The requirements that it tests, by the names that its course has for them.
    public private(set) var requirements: Set<String> = []

    /// What may be cut from a run that shows a mistake.
    public private(set) var cuts = CutRule.usual

    /// A scenario.
    public init(
        _ name: String,
        stimuli: @escaping @Sendable (inout SplitMix64) -> [Stimulus],
        judge: @escaping @Sendable (Transcript) -> Finding? = { _ in nil },
        remark: @escaping @Sendable (Transcript) -> Discovery? = { _ in nil },
        file: String = #fileID, line: Int = #line
    ) {
        self.name = name
        place = "\(file):\(line)"
        self.stimuli = stimuli
        self.judge = judge
        self.remark = remark
    }

    /// The scenario with more mistakes of its own.
    public func showing(_ mistakes: [Mistake]) -> Scenario { copy(of: self) { $0.mistakes += mistakes } }

    /// The scenario, with these lanes ignored when its recording is compared with the solution's.
    public func freeing(_ lanes: ObservationLane...) -> Scenario { copy(of: self) { $0.freeLanes.formUnion(lanes) } }

    /// The scenario as a test of requirements.
    package func testing(_ requirements: [String]) -> Scenario {
        copy(of: self) { $0.requirements.formUnion(requirements) }
    }

    /// The scenario with another rule about what may be cut from its run.
    public func cutting(_ cuts: CutRule) -> Scenario { copy(of: self) { $0.cuts = cuts } }
}

/// A remark on a recording that passed.
public struct Discovery: Sendable {
    /// The fault that the recording exposes.
    public let fault: Finding
    /// The text that a report shows below the fault's message.
    public let details: String

    public init(_ fault: Finding, details: String) { (self.fault, self.details) = (fault, details) }
}
