import ReactiveCore

/// What a learner supplies in chapter 05.
public struct FilterExercise: Exercise {
    public let fixtures: [MakeFixture]

    /// The tasks, in their order.
    public init(
        logValidTexts: @escaping PipelineFixture.Pipeline,
        predictedLog: String,
        logTrimmedTexts: @escaping PipelineFixture.Pipeline,
        keep: @escaping KeepFixture.Keep
    ) {
        fixtures = [
            { PipelineFixture($0, pipeline: logValidTexts) },
            { PredictionFixture($0, prediction: predictedLog) },
            { PipelineFixture($0, pipeline: logTrimmedTexts) },
            { KeepFixture($0, keep: keep) },
        ]
    }
}
