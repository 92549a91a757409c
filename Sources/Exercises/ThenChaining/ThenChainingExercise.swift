import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 04, one member a task.
@MainActor
public struct ThenChainingExercise: Exercise {
    /// A pipeline on a form that has to wait for something to be prepared.
    public typealias PreparedPipeline =
        @MainActor (SearchForm, _ preparation: Signal<String, TwitterInstantError>) -> any Disposable

    private let logTexts: PipelineStage.Pipeline
    private let logTextsWhenReady: PreparedPipeline
    private let logTextsAfterAll: PreparedPipeline
    private let predictedTexts: String

    /// The tasks, in their order.
    public init(
        logTexts: @escaping PipelineStage.Pipeline,
        logTextsWhenReady: @escaping PreparedPipeline,
        logTextsAfterAll: @escaping PreparedPipeline,
        predictedTexts: String
    ) {
        self.logTexts = logTexts
        self.logTextsWhenReady = logTextsWhenReady
        self.logTextsAfterAll = logTextsAfterAll
        self.predictedTexts = predictedTexts
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: PipelineStage(setting, pipeline: logTexts)
        case 2: PreparationStage(setting, pipeline: logTextsWhenReady)
        case 3: PreparationStage(setting, pipeline: logTextsAfterAll)
        case 4: PredictionStage(setting, prediction: predictedTexts)
        default: nil
        }
    }
}
