import Reading

/// One task of this book: what's played and compared, which mistakes have a name, and the examples that a learner can
/// write for it. Its words are in Tasks.md and Answers.md; its number is its place in its ``BookChapter``.
///
///     extension BookTask {
///         static let showValidity = BookTask(
///             sharing: .field, except: [.count: colorSetTwice],
///             scenarios: Scenario.coloredTexts, mistakes: Mistake.colors)
///     }
package struct BookTask: Sendable {
    package typealias Requirement = SharedRequirement

    package static let colorSetTwice = "A color that is set twice looks like a color that is set once."

    private let make: @Sendable (_ number: Int) -> TaskJudge
    /// How the task meets the shared requirements; nil if none fits.
    private let fixture: SharedFixture?
    private let exceptions: [Requirement: String]
    let examples: ExampleTask?

    /// - Parameters:
    ///   - fixture: the kind of fixture, which has shared scenarios for most requirements.
    ///   - exceptions: the requirements that don't fit the task, each with the reason.
    ///   - scenarios: the task's own scenarios. One that is `holding` a requirement replaces the shared ones.
    package init(
        sharing fixture: SharedFixture, except exceptions: [Requirement: String] = [:], points: Int = 1,
        view: TaskView = TaskView(), scenarios: [Scenario], mistakes: [Mistake] = [], examples: ExampleTask? = nil
    ) {
        make = { TaskJudge(number: $0, points: points, view: view, scenarios: scenarios, mistakes: mistakes) }
        (self.fixture, self.exceptions, self.examples) = (fixture, exceptions, examples)
    }

    /// A task that no shared requirement fits, for this reason.
    package init(outside reason: String, make: @escaping @Sendable (_ number: Int) -> TaskJudge) {
        (self.make, fixture, examples) = (make, nil, nil)
        exceptions = Dictionary(uniqueKeysWithValues: Requirement.allCases.map { ($0, reason) })
    }

    /// The task with the shared scenarios after its own, and with checks for mistakes that any pipeline can make.
    func task(_ number: Int, in chapter: String) -> TaskJudge {
        let task = make(number)
        guard let fixture else { return task }
        let shared = Requirement.allCases.filter { exceptions[$0] == nil && task.scenarios(holding: $0).isEmpty }
            .flatMap { fixture.scenarios(for: $0, in: task) }
        return TaskJudge(
            number: number, points: task.points, view: task.view,
            scenarios: task.scenarios + [.code(Mistake.classic(in: chapter, number))] + shared + fixture.others,
            mistakes: (chapter < "07" ? [.endsLate] : []) + task.mistakes + [.accessRequestedTwice])
    }

    /// How the task meets a requirement; nil if neither the task nor its fixture says.
    package func standing(of requirement: Requirement) -> Requirement.Standing? {
        if let reason = exceptions[requirement] { return .optedOut(reason) }
        let task = make(0)
        let own = task.scenarios(holding: requirement)
        let held = own.isEmpty ? fixture?.scenarios(for: requirement, in: task) ?? [] : own
        return held.isEmpty ? fixture?.reasons[requirement].map { .optedOut($0) } : .held(by: held.map(\.name))
    }
}

extension TaskJudge {
    fileprivate func scenarios(holding requirement: SharedRequirement) -> [Scenario] {
        scenarios.filter { $0.requirements.contains(requirement.rawValue) }
    }
}

extension Scenario {
    /// The scenario as a test of shared requirements, in place of the shared scenarios.
    package func holding(_ requirements: SharedRequirement...) -> Scenario { testing(requirements.map(\.rawValue)) }
}

/// A chapter of this book: its tasks, in the order of its lesson.
package struct BookChapter: Sendable {
    package let number: String
    package let tasks: [BookTask]
    let chapter: ChapterJudges

    /// A checkout provides its starter and its texts.
    package init(_ heading: ChapterHeading, _ tasks: [BookTask]) {
        (number, self.tasks) = (heading.number, tasks)
        chapter = ChapterJudges(heading, tasks: zip(1..., tasks).map { $1.task($0, in: heading.number) })
    }

    var examples: [ExampleTask] { zip(1..., tasks).compactMap { $1.examples?.of(number, $0) } }
}
