import Playing
import ReactiveCore
import StarterProject
import TerminalUI

/// The code that a learner supplies in chapter 02.
public struct RetainCyclesExercise: Exercise {
    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    public init(
        controller: @escaping @MainActor (SearchForm) -> any FormController,
        strictController: @escaping @MainActor (SearchForm) -> any StrictController,
        predictedDeinits: String,
        follower: @escaping @MainActor (SearchForm) -> any ColorFollower,
        script: BreakScript
    ) {
        fixtures = Fixtures([
            { context in SideBySideFixture(context) { ControllerFixture($0, make: controller) } },
            { context in SideBySideFixture(context) { ControllerFixture($0) { strictController($0) } } },
            { WrittenFixture($0, prediction: predictedDeinits) },
            { FollowerFixture($0, follower: follower) },
            { WrittenFixture($0, script: script) },
        ])
    }
}

/// Owns a search form, and makes its pipeline. The learner writes a controller in task 1 of chapter 02.
@MainActor
public protocol FormController: AnyObject, Sendable {
    /// Shows in the form whether the text is valid.
    func validate() -> any Disposable
}

/// A controller with a minimum length. The learner fixes such a controller in task 2.
@MainActor
public protocol StrictController: FormController {
    /// The minimum length of a valid text.
    var minimumLength: Int { get set }
}

/// A controller whose form shows the colors of a longer-lived object. The learner writes such a controller in task 4.
@MainActor
public protocol ColorFollower: AnyObject, Sendable {
    /// Shows each color in the form, as long as the controller lives.
    func follow(_ colors: MainSignal<Color, Never>)
}
