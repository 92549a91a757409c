import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 02.
public struct RetainCyclesExercise: Exercise {
    public let fixtures: Fixtures

    /// The tasks, in their order.
    public init(
        controller: @escaping @MainActor (SearchForm) -> any FormController,
        strictController: @escaping @MainActor (SearchForm) -> any StrictController,
        predictedDeinits: String,
        follower: @escaping @MainActor (SearchForm) -> any ColorFollower,
        script: BreakScript
    ) {
        fixtures = Fixtures([
            { ControllerFixture($0, make: controller) { $0.validate() } },
            { context in
                ControllerFixture(context, make: strictController) { controller, minimum in
                    controller.minimumLength = minimum
                } validate: {
                    $0.validate()
                }
            },
            { PredictionFixture($0, prediction: predictedDeinits) },
            { FollowerFixture($0, follower: follower) },
            { BreakFixture($0, script: script) },
        ])
    }
}
