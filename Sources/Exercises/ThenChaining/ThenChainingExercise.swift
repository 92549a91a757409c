import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 04, one member a task.
@MainActor
public struct ThenChainingExercise: Exercise {
    private let logTexts: PipelineStage.Pipeline

    /// The tasks, in their order.
    public init(logTexts: @escaping PipelineStage.Pipeline) {
        self.logTexts = logTexts
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: PipelineStage(setting, pipeline: logTexts)
        default: nil
        }
    }
}
