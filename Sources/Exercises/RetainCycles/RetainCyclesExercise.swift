import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 02, one member a task.
@MainActor
public struct RetainCyclesExercise: Exercise {
    private let controller: @MainActor (SearchForm) -> any FormController
    private let strictController: @MainActor (SearchForm) -> any StrictController
    private let predictedDeinits: String
    private let follower: @MainActor (SearchForm) -> any ColorFollower

    /// The tasks, in their order.
    public init(
        controller: @escaping @MainActor (SearchForm) -> any FormController,
        strictController: @escaping @MainActor (SearchForm) -> any StrictController,
        predictedDeinits: String,
        follower: @escaping @MainActor (SearchForm) -> any ColorFollower
    ) {
        self.controller = controller
        self.strictController = strictController
        self.predictedDeinits = predictedDeinits
        self.follower = follower
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: ControllerStage(setting, controller: controller)
        case 2: ControllerStage(setting, strictController: strictController)
        case 3: PredictionStage(setting, prediction: predictedDeinits)
        case 4: FollowerStage(setting, follower: follower)
        default: nil
        }
    }
}
