import ReactiveCore
import SocialService
import StarterProject

/// What the learner supplies in chapter 11.
public struct TwitterInstantExercise: Exercise {
    /// Makes a view model.
    public typealias ModelMaker = @MainActor (Twitter, AccountStore, MainScheduler) -> any SearchModel

    private let searchInstantly: PipelineStage.Pipeline
    private let searchOnAfterErrors: PipelineStage.Pipeline
    private let predictedAnswers: String
    private let model: ModelMaker
    private let finishedApp: PipelineStage.Pipeline

    /// The five tasks, in their order.
    public init(
        searchInstantly: @escaping PipelineStage.Pipeline,
        searchOnAfterErrors: @escaping PipelineStage.Pipeline,
        predictedAnswers: String,
        model: @escaping ModelMaker,
        finishedApp: @escaping PipelineStage.Pipeline
    ) {
        self.searchInstantly = searchInstantly
        self.searchOnAfterErrors = searchOnAfterErrors
        self.predictedAnswers = predictedAnswers
        self.model = model
        self.finishedApp = finishedApp
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: PipelineStage(setting, pipeline: searchInstantly)
        case 2: PipelineStage(setting, pipeline: searchOnAfterErrors)
        case 3: PredictionStage(setting, prediction: predictedAnswers)
        case 4: ModelStage(setting, make: model)
        case 5: PipelineStage(setting, pipeline: finishedApp)
        default: nil
        }
    }
}

/// A search without a screen: texts go in, outcomes come out. Task 4 writes one.
@MainActor
public protocol SearchModel: AnyObject {
    /// What somebody has typed. A view sets it.
    var text: MainProperty<String> { get }

    /// What became of it.
    var outcome: MainProperty<SearchOutcome> { get }
}
