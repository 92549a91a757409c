import ReactiveCore

/// What a learner supplies in chapter 05, one member a task.
@MainActor
public struct FilterExercise: Exercise {
    private let logValidTexts: PipelineStage.Pipeline
    private let predictedLog: String
    private let logTrimmedTexts: PipelineStage.Pipeline
    private let keep: KeepStage.Keep

    /// The four tasks, in their order.
    public init(
        logValidTexts: @escaping PipelineStage.Pipeline,
        predictedLog: String,
        logTrimmedTexts: @escaping PipelineStage.Pipeline,
        keep: @escaping KeepStage.Keep
    ) {
        self.logValidTexts = logValidTexts
        self.predictedLog = predictedLog
        self.logTrimmedTexts = logTrimmedTexts
        self.keep = keep
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: PipelineStage(setting, pipeline: logValidTexts)
        case 2: PredictionStage(setting, prediction: predictedLog)
        case 3: PipelineStage(setting, pipeline: logTrimmedTexts)
        case 4: KeepStage(setting, keep: keep)
        default: nil
        }
    }
}
