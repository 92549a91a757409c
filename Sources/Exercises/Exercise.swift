import TerminalUI

/// What a learner's Exercise.swift supplies, made ready for the player: the struct of a chapter's tasks.
///
/// Every Exercise.swift ends with a given line that makes its value. The builder adds a `main.swift` that makes the
/// same value again, of the starter's line, and hands it to the ``Player``. A whole, tiny chapter on the child's side:
///
/// ```swift
/// // Sources/Exercises/Shout/ShoutExercise.swift: the shape, which the learner's file fills in.
/// @MainActor public struct ShoutExercise: Exercise {
///     public let fixtures: Fixtures
///     public init(shout: @escaping (String) -> String) {
///         fixtures = Fixtures([{ ShoutFixture($0, shout: shout) }])
///     }
/// }
///
/// // The fixture, which plays stimuli into the learner's code and records what comes out. It expects nothing.
/// @MainActor final class ShoutFixture: Fixture {
///     let context: ScenarioContext
///     let shout: (String) -> String
///     init(_ context: ScenarioContext, shout: @escaping (String) -> String) {
///         (self.context, self.shout) = (context, shout)
///     }
///     func perform(_ action: Stimulus.Action) throws(UnknownAction) {
///         guard let text = action.typedText else { throw UnknownAction() }
///         context.observer.next(shout(text), in: .log)
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
    /// How to make the fixture of each task.
    var fixtures: Fixtures { get }
}

/// How to make the fixture of each task, in the order of the tasks. Called on the main thread at virtual time zero,
/// once per scenario.
///
/// Only the library makes one. A submission sees only what's public, so it brings no fixtures of its own, which could
/// record whatever it likes.
@MainActor public struct Fixtures {
    let makers: [@MainActor (ScenarioContext) -> any Fixture]

    init(_ makers: [@MainActor (ScenarioContext) -> any Fixture]) {
        self.makers = makers
    }
}

/// The surroundings of a learner's code in one scenario: it plays stimuli into that code and records what comes out.
///
/// A fixture holds no expectation. It is released when the scenario ends.
@MainActor public protocol Fixture: AnyObject {
    /// Performs one action, on the main thread, at its instant of virtual time. The player runs what it causes on
    /// other schedulers or later.
    ///
    /// - Throws: ``UnknownAction`` where the action has no meaning here. The grader then reports a fault of the
    ///   workbook; the task doesn't pass.
    func perform(_ action: Stimulus.Action) throws(UnknownAction)

    /// Records what can be read off at any time. Called after each stimulus, also after one that only waits.
    func recordState()

    /// What the user sees, from top to bottom; empty where there is nothing to see.
    var views: [any ScreenView] { get }
}

extension Fixture {
    public func recordState() {}
    public var views: [any ScreenView] { [] }
}

/// A fixture got an action that has no meaning for it.
public struct UnknownAction: Error {
    public init() {}
}
