/// The shared scenarios that fit a kind of fixture, and the requirements that don't fit it.
package struct SharedFixture: Sendable {
    package typealias Requirement = SharedRequirement

    /// The index of the task's scenario that is played again as a second run; nil for no second run.
    private let again: Int?
    /// Scenarios that test several requirements.
    let others: [Scenario]
    /// The reasons why requirements without a scenario don't fit.
    package let reasons: [Requirement: String]
    private let scenarios: [Requirement: [Scenario]]

    package init(
        again: Int? = 0, reasons: [Requirement: String], scenarios: [Requirement: [Scenario]] = [:],
        others: [Scenario] = []
    ) {
        (self.again, self.reasons, self.scenarios, self.others) = (again, reasons, scenarios, others)
    }

    func scenarios(for requirement: Requirement, in task: TaskJudge) -> [Scenario] {
        if let scenarios = scenarios[requirement] { return scenarios }
        return requirement == .secondRun ? again.map { [task.scenarios[$0].onceMore] } ?? [] : []
    }

    package static let noInterval = "Nothing in the task depends on an interval."

    package static let function = SharedFixture(
        again: nil,
        reasons: [
            .lifetime: "A function of values keeps nothing.",
            .disposal: "A function of values starts nothing.",
            .secondRun: "A function of values has no subscribers.",
            .interval: noInterval,
        ])

    package static let signal = signal(again: nil)

    /// - Parameter scenarios: the scenarios that fit the signal's values.
    package static func signal(again: Int? = 0, scenarios: [Requirement: [Scenario]] = [:]) -> SharedFixture {
        SharedFixture(
            again: again,
            reasons: [
                .lifetime: "There's no form, field, or model to keep alive.",
                .interval: noInterval,
                .emptyThings: "No text, list, or answer of it can be empty.",
            ], scenarios: scenarios)
    }

    /// An object that searches, without signals.
    static let searcher = SharedFixture(
        reasons: [
            .lifetime: "Chapter 02 is about what a closure keeps alive.",
            .disposal: "It has nothing to dispose of: it ends with its form.",
            .interval: noInterval,
        ])

    package static let model = SharedFixture(
        reasons: [.disposal: "A model has no disposable: its release ends what it started."])
}

extension Scenario {
    /// The same scenario with other random numbers, later in the same process, so that state outside the learner's
    /// function shows.
    fileprivate var onceMore: Scenario { Scenario("\(name), once more", stimuli: stimuli).cutting(cuts) }
}
