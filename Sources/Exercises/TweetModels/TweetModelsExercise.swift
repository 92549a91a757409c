import ReactiveCore
import StarterProject

/// What the learner supplies in chapter 08.
public struct TweetModelsExercise: Exercise {
    /// Makes tweets of an answer's JSON, or fails.
    public typealias Parsing = @Sendable (JSON) throws(TwitterInstantError) -> [Tweet]

    /// Answers a question about tweets.
    public typealias Question = @Sendable (_ tweets: [Tweet], _ language: String) -> [String]

    private let showTweets: PipelineStage.Pipeline
    private let parseTweets: Parsing
    private let popularAuthors: Question
    private let predictedLists: String

    /// The four tasks, in their order.
    public init(
        showTweets: @escaping PipelineStage.Pipeline,
        parseTweets: @escaping Parsing,
        popularAuthors: @escaping Question,
        predictedLists: String
    ) {
        self.showTweets = showTweets
        self.parseTweets = parseTweets
        self.popularAuthors = popularAuthors
        self.predictedLists = predictedLists
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: PipelineStage(setting, pipeline: showTweets)
        case 2: ParsingStage(setting, parse: parseTweets)
        case 3: QuestionStage(setting, answer: popularAuthors)
        case 4: PredictionStage(setting, prediction: predictedLists)
        default: nil
        }
    }
}
