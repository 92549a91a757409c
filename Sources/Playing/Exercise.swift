import TerminalUI

/// The tasks of a chapter, ready for the player: a struct that takes the learner's code for each task.
///
/// Every Exercise.swift ends with a given declaration of `exercise`. The builder adds a `main.swift` that makes the
/// value as the starter does, and passes it to the ``Player``. The child's side of a complete, tiny chapter:
///
/// ```swift
/// // ShoutExercise.swift, next to the other exercises of its course: the shape, which the learner's file fills in.
/// @MainActor public struct ShoutExercise: Exercise {
///     public let fixtures: Fixtures
///     public init(shout: @escaping (String) -> String) {
///         fixtures = Fixtures([{ ShoutFixture($0, shout: shout) }])
///     }
/// }
///
/// // The fixture, which plays stimuli into the learner's code and records its output. It expects nothing.
/// @MainActor final class ShoutFixture: Fixture {
///     let context: ScenarioContext
///     let shout: (String) -> String
///     init(_ context: ScenarioContext, shout: @escaping (String) -> String) {
///         (self.context, self.shout) = (context, shout)
///     }
///     func perform(_ verb: ShoutVerb) throws(UnknownAction) {
///         switch verb { case .say(let word): context.observer.next(shout(word), in: .log) }
///     }
/// }
///
/// // Chapters/NN-Shout/Exercise.swift: the learner's.
/// import Exercises
///
/// // MARK: - Task 1: Shout
/// func shout(_ text: String) -> String {
///     text.uppercased()
/// }
///
/// // MARK: - Given
/// @MainActor let exercise = ShoutExercise(shout: shout)
/// ```
@MainActor public protocol Exercise {
    /// Makes the fixture of each task.
    var fixtures: Fixtures { get }

    /// Whether the learner's tasks run on the scenario's clock (see ``SteppedTasks``). Otherwise they're work outside
    /// the schedulers.
    static var stepsTasks: Bool { get }
}

extension Exercise {
    public static var stepsTasks: Bool { false }
}

/// The functions that make the tasks' fixtures, in the order of the tasks. Once per scenario, the player calls the
/// task's function, on the main thread at virtual time zero.
///
/// Only the library creates this value. A submission sees only public symbols, so it can't bring its own fixtures,
/// which could record anything.
@MainActor public struct Fixtures {
    let makers: [@MainActor (ScenarioContext) -> any Fixture]

    package init(_ makers: [@MainActor (ScenarioContext) -> any Fixture]) { self.makers = makers }
}

/// The surroundings of a learner's code in one scenario: it plays stimuli into the code and records the output.
///
/// A fixture has no expectations. It's released at the scenario's end.
@MainActor public protocol Fixture: AnyObject {
    /// The verbs of the fixture's course.
    associatedtype Verbs: Verb

    /// Performs a verb on the main thread, at its instant of virtual time. The player then runs the work that is due at
    /// that instant, on all schedulers. Later work runs when the clock reaches its time.
    ///
    /// - Throws: ``UnknownAction`` for a verb that the fixture doesn't support. The grader then reports a fault of
    ///   the workbook, and the task doesn't pass.
    func perform(_ verb: Verbs) throws(UnknownAction)

    /// Records the current state. The player calls it after each stimulus, including `wait`.
    func recordState()

    /// The visible views, from top to bottom.
    var views: [any ScreenView] { get }
}

extension Fixture {
    public func recordState() {}
    public var views: [any ScreenView] { [] }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        guard let verb = action.verb(as: Verbs.self) else { throw UnknownAction() }
        try perform(verb)
    }

    func refusal(of action: Stimulus.Action) -> String {
        let name = action.verb(as: Verbs.self).map { "\($0)".prefix { $0 != "(" } }
        return "the fixture has no meaning for \(name ?? "it")"
    }
}

/// The error for an action that the fixture doesn't support.
public struct UnknownAction: Error {
    public init() {}
}
