import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 02, one member a task.
@MainActor
public struct RetainCyclesExercise: Exercise {
    private let controller: @MainActor (SearchForm) -> any FormController

    /// The tasks, in their order.
    public init(controller: @escaping @MainActor (SearchForm) -> any FormController) {
        self.controller = controller
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: ControllerStage(setting, controller: controller)
        default: nil
        }
    }
}
