import Foundation
import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 08.
public struct TweetModelsExercise: Exercise {
    /// Parses the JSON of an answer into tweets, or fails.
    public typealias Parsing = @Sendable (JSON) throws(TwitterInstantError) -> [Tweet]

    /// Answers a question about tweets.
    public typealias Question = @Sendable (_ tweets: [Tweet], _ language: String) -> [String]

    /// Counts the tweets in answers.
    public typealias Counting = @Sendable (Signal<[Tweet], TwitterInstantError>) -> Signal<Int, TwitterInstantError>

    public let fixtures: Fixtures

    /// The tasks, in their order.
    public init(
        showTweets: @escaping PipelineFixture.Pipeline,
        parseTweets: @escaping Parsing,
        popularAuthors: @escaping Question,
        predictedLists: String,
        countSeenTweets: @escaping Counting
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: showTweets) },
            { ParsingFixture($0, parse: parseTweets) },
            { QuestionFixture($0, answer: popularAuthors) },
            { PredictionFixture($0, prediction: predictedLists) },
            { context in
                var answers = 0
                return OperatorFixture(
                    context, in: .counts, failure: .invalidResponse(.unexpectedJSON),
                    value: { action in
                        answers += 1
                        return action.sentTweets?.map { Self.tweet($0, retweets: answers) }
                    }, apply: countSeenTweets)
            },
        ])
    }

    /// A tweet by one of three authors, with one of four texts. Only its id is its own.
    private static func tweet(_ number: Int, retweets: Int) -> Tweet {
        let username = ["ada", "bela", "cem"][number % 3]
        return Tweet(
            id: "\(number)", username: username, text: "tweet \(number % 4)",
            avatarURL: URL(filePath: "/\(username).png"), retweetCount: retweets)
    }
}
