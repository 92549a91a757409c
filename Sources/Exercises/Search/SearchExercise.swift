import ReactiveCore
import SocialService
import StarterProject

/// What a learner supplies in chapter 06, one member a task.
@MainActor
public struct SearchExercise: Exercise {
    private let searchAsYouType: PipelineStage.Pipeline
    private let answers: SearchStage.Search
    private let predictedAnswers: String
    private let nextStep: NextStepStage.Rule
    private let searchForGood: PipelineStage.Pipeline

    /// The five tasks, in their order.
    public init(
        searchAsYouType: @escaping PipelineStage.Pipeline,
        answers: @escaping SearchStage.Search,
        predictedAnswers: String,
        nextStep: @escaping NextStepStage.Rule,
        searchForGood: @escaping PipelineStage.Pipeline
    ) {
        self.searchAsYouType = searchAsYouType
        self.answers = answers
        self.predictedAnswers = predictedAnswers
        self.nextStep = nextStep
        self.searchForGood = searchForGood
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: PipelineStage(setting, pipeline: searchAsYouType)
        case 2: SearchStage(setting, search: answers)
        case 3: PredictionStage(setting, prediction: predictedAnswers)
        case 4: NextStepStage(setting, rule: nextStep)
        case 5: PipelineStage(setting, pipeline: searchForGood)
        default: nil
        }
    }
}
