import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 04.
public struct ThenChainingExercise: Exercise {
    /// A pipeline on a form that has to wait for a preparation.
    public typealias PreparedPipeline =
        @MainActor (SearchForm, _ preparation: Signal<String, TwitterInstantError>) -> any Disposable

    public let fixtures: Fixtures

    /// The tasks, in their order.
    public init(
        logTexts: @escaping PipelineFixture.Pipeline,
        logTextsWhenReady: @escaping PreparedPipeline,
        logTextsAfterAll: @escaping PreparedPipeline,
        predictedTexts: String
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: logTexts) },
            { PreparationFixture($0, pipeline: logTextsWhenReady) },
            { PreparationFixture($0, pipeline: logTextsAfterAll) },
            { PredictionFixture($0, prediction: predictedTexts) },
        ])
    }
}
