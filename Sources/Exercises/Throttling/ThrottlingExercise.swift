import ReactiveCore
import StarterProject

/// What the learner supplies in chapter 10.
public struct ThrottlingExercise: Exercise {
    private let searchAfterAPause: PipelineStage.Pipeline
    private let searchWhatIsThere: PipelineStage.Pipeline
    private let predictedTexts: String

    /// The tasks, in their order.
    public init(
        searchAfterAPause: @escaping PipelineStage.Pipeline,
        searchWhatIsThere: @escaping PipelineStage.Pipeline,
        predictedTexts: String
    ) {
        self.searchAfterAPause = searchAfterAPause
        self.searchWhatIsThere = searchWhatIsThere
        self.predictedTexts = predictedTexts
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: PipelineStage(setting, pipeline: searchAfterAPause)
        case 2: PipelineStage(setting, pipeline: searchWhatIsThere)
        case 3: PredictionStage(setting, prediction: predictedTexts)
        default: nil
        }
    }
}
