import Grading

/// The requirements for every pipeline task. A task opts out of a requirement that doesn't fit, with a reason.
public enum SharedRequirement: String, CaseIterable, Sendable {
    /// The form, field, button, controller, or model is freed after its release.
    case lifetime
    /// Disposing of the function's result ends everything that the function started, including running requests.
    case disposal
    /// A failure is handled as the task says.
    case failure
    /// A repeated input is treated like the first one.
    case repetition
    /// Nothing is sent, shown, requested, or asked more often than the task says.
    case count
    /// A second subscriber, or a second run, gets the same events as the first.
    case secondRun = "second run"
    /// A pause is as long as the task says.
    case interval
    /// Empty texts, lists, and answers are handled.
    case emptyThings = "empty things"

    /// How a task meets a requirement.
    public enum Standing: Sendable, Equatable {
        /// These scenarios test whether the task meets the requirement.
        case held(by: [String])
        /// The requirement doesn't fit the task, for this reason.
        case optedOut(String)
    }
}

/// How one task meets the shared requirements: the shared scenarios of its fixture, its own scenarios that already
/// test a requirement, and the reasons for opting out.
package struct TaskRequirements: Sendable {
    package typealias Requirement = SharedRequirement

    package static let colorSetTwice = "A color that is set twice looks like a color that is set once."

    private let fixture: SharedFixture
    private let own: [Requirement: String]
    private let out: [Requirement: String]

    /// - Parameters:
    ///   - own: the names of the task's own scenarios that test a requirement.
    ///   - out: the reasons for opting out.
    package init(_ fixture: SharedFixture, own: [Requirement: String] = [:], out: [Requirement: String] = [:]) {
        self.fixture = fixture
        self.own = own
        self.out = out
    }

    func scenarios(for task: TaskJudge) -> [Scenario] {
        Requirement.allCases.filter { out[$0] == nil && own[$0] == nil }
            .flatMap { fixture.scenarios(for: $0, in: task) } + fixture.others
    }

    /// How a task meets a requirement; nil if neither the task nor its fixture says, or if its own scenario is missing.
    package func standing(of requirement: Requirement, in task: TaskJudge) -> Requirement.Standing? {
        if let reason = out[requirement] { return .optedOut(reason) }
        if let name = own[requirement] {
            return task.scenarios.contains { $0.name == name } ? .held(by: [name]) : nil
        }
        let names = fixture.scenarios(for: requirement, in: task).map(\.name)
        return names.isEmpty ? fixture.reasons[requirement].map { .optedOut($0) } : .held(by: names)
    }
}

extension TaskJudge {
    /// The task with the shared scenarios after its own, and with checks for mistakes that any pipeline can make; the
    /// same task without requirements, or if its question varies.
    func held(to requirements: TaskRequirements?, in chapter: String) -> TaskJudge {
        guard let requirements, !varies else { return self }
        let forbidsNesting = ["04.1", "04.2"].contains("\(chapter).\(number)")
        let forbidsEffects = chapter == "01" && number == 1
        let classic = Mistake.classic(in: chapter, forbidsNesting: forbidsNesting, forbidsEffects: forbidsEffects)
        let shared = [.code(classic)] + requirements.scenarios(for: self)
        return TaskJudge(
            number: number, points: points, view: view, scenarios: scenarios + shared,
            mistakes: (chapter < "07" ? [.endsLate] : []) + mistakes + [.accessRequestedTwice])
    }
}
