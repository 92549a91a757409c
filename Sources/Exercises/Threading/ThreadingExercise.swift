/// What a learner supplies in chapter 07, one member a task.
@MainActor
public struct ThreadingExercise: Exercise {
    private let searchAsYouType: PipelineStage.Pipeline

    /// The tasks, in their order.
    public init(searchAsYouType: @escaping PipelineStage.Pipeline) {
        self.searchAsYouType = searchAsYouType
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: PipelineStage(setting, pipeline: searchAsYouType)
        default: nil
        }
    }
}
