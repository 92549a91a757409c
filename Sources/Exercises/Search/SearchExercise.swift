import ReactiveCore
import SocialService
import StarterProject

/// What a learner supplies in chapter 06.
public struct SearchExercise: Exercise {
    public let fixtures: Fixtures

    /// The tasks, in their order.
    public init(
        searchAsYouType: @escaping PipelineFixture.Pipeline,
        answers: @escaping SearchFixture.Search,
        predictedAnswers: String,
        nextStep: @escaping NextStepFixture.Rule,
        searchForGood: @escaping PipelineFixture.Pipeline,
        script: BreakScript
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: searchAsYouType) },
            { SearchFixture($0, search: answers) },
            { PredictionFixture($0, prediction: predictedAnswers) },
            { NextStepFixture($0, rule: nextStep) },
            { PipelineFixture($0, pipeline: searchForGood) },
            { BreakFixture($0, script: script) },
        ])
    }
}
