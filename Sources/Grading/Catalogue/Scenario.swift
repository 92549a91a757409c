import Playing
import Seeding

/// One check of a task: what is played into the learner's code, and a pure judgment of the recording.
///
/// Both closures run in the grading process and never see the learner's code. They must be pure: the same seed makes
/// the same stimuli, and the same transcript gets the same finding.
public struct Scenario: Sendable {
    /// What is checked, in a few words: "a short text turns the field yellow".
    public let name: String

    /// Where it's written, for an error about it.
    let place: String

    /// Makes the stimuli, in chronological order, from the run's random numbers.
    public let stimuli: @Sendable (inout SplitMix64) -> [Stimulus]

    /// The mistakes that only this scenario shows. They're looked for before the task's.
    public private(set) var mistakes: [Mistake] = []

    /// The lanes that aren't compared with the solution's in this scenario, although they are in others.
    public private(set) var freeLanes: Set<ObservationLane> = []

    /// Finds what's wrong with a recording; nil if nothing is. Incomplete recordings are never judged.
    public let judge: @Sendable (Transcript) -> Finding?

    /// A remark on a recording that passed; nil for none. A report shows it before the explanation.
    public let remark: @Sendable (Transcript) -> Discovery?

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

    /// The scenario with mistakes that only it shows.
    public func showing(_ mistakes: [Mistake]) -> Scenario { copy(of: self) { $0.mistakes += mistakes } }

    /// The scenario without some lanes in what is compared.
    public func freeing(_ lanes: ObservationLane...) -> Scenario { copy(of: self) { $0.freeLanes.formUnion(lanes) } }

    /// The scenario with another rule about what may be cut from its run.
    public func cutting(_ cuts: CutRule) -> Scenario { copy(of: self) { $0.cuts = cuts } }
}

/// A remark on a recording that passed.
public struct Discovery: Sendable {
    /// The fault that it exposes, by its name.
    public let fault: Finding
    /// What a report shows below the fault's words.
    public let details: String

    public init(_ fault: Finding, details: String) { (self.fault, self.details) = (fault, details) }
}
