import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 10.
public struct ThrottlingExercise: Exercise {
    public let fixtures: [MakeFixture]

    /// The tasks, in their order.
    public init(
        searchAfterAPause: @escaping PipelineFixture.Pipeline,
        searchWhatIsThere: @escaping PipelineFixture.Pipeline,
        predictedTexts: String
    ) {
        fixtures = [
            { PipelineFixture($0, pipeline: searchAfterAPause) },
            { PipelineFixture($0, pipeline: searchWhatIsThere) },
            { PredictionFixture($0, prediction: predictedTexts) },
        ]
    }
}
