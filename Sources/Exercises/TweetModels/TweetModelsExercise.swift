import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 08.
public struct TweetModelsExercise: Exercise {
    /// Parses the JSON of an answer into tweets, or fails.
    public typealias Parsing = @Sendable (JSON) throws(TwitterInstantError) -> [Tweet]

    /// Answers a question about tweets.
    public typealias Question = @Sendable (_ tweets: [Tweet], _ language: String) -> [String]

    public let fixtures: [MakeFixture]

    /// The tasks, in their order.
    public init(
        showTweets: @escaping PipelineFixture.Pipeline,
        parseTweets: @escaping Parsing,
        popularAuthors: @escaping Question,
        predictedLists: String
    ) {
        fixtures = [
            { PipelineFixture($0, pipeline: showTweets) },
            { ParsingFixture($0, parse: parseTweets) },
            { QuestionFixture($0, answer: popularAuthors) },
            { PredictionFixture($0, prediction: predictedLists) },
        ]
    }
}
