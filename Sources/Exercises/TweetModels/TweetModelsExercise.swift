import Foundation
import Playing
import ReactiveCore
import StarterProject

/// The code that a learner supplies in chapter 08.
public struct TweetModelsExercise: Exercise {
    /// Parses an answer's JSON into tweets, or throws.
    public typealias Parsing = @Sendable (JSON) throws(TwitterInstantError) -> [Tweet]

    /// Returns the authors of the most retweeted tweets in a language, at most three.
    public typealias Question = @Sendable (_ tweets: [Tweet], _ language: String) -> [String]

    /// Counts the different tweets seen so far, after each answer.
    public typealias Counting = @Sendable (Signal<[Tweet], TwitterInstantError>) -> Signal<Int, TwitterInstantError>

    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    ///
    /// Lane `tweets`: the IDs of the tweets that task 2 parses at each `parse`, or its failure. Lane `answer`: the
    /// authors that task 3 names at each `question`.
    public init(
        showTweets: @escaping PipelineFixture.Pipeline,
        parseTweets: @escaping Parsing,
        popularAuthors: @escaping Question,
        predictedLists: String,
        countSeenTweets: @escaping Counting
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: showTweets) },
            { context in
                ActionFixture { action throws(UnknownAction) in
                    guard case .parse(let text) = action, let json = try? JSON(parsing: Data(text.utf8)) else {
                        throw UnknownAction()
                    }
                    do throws(TwitterInstantError) {
                        let ids = try parseTweets(json).map(\.id)
                        context.observer.next(ids.joined(separator: " "), in: .tweets)
                    } catch {
                        context.observer.record(.failed("\(error)"), in: .tweets)
                    }
                }
            },
            { context in
                ActionFixture { action throws(UnknownAction) in
                    guard case .question(let sheet) = action else { throw UnknownAction() }
                    let authors = popularAuthors(sheet.tweets, sheet.language)
                    context.observer.next(authors.joined(separator: " "), in: .answer)
                }
            },
            { WrittenFixture($0, prediction: predictedLists) },
            { context in
                var answers = 0
                return OperatorFixture(
                    context, in: .counts, failure: .invalidResponse(.unexpectedJSON),
                    value: { action in
                        answers += 1
                        return action.sentTweets?.map { Self.tweet($0, retweets: answers) }
                    }, apply: { answers, _ in countSeenTweets(answers) })
            },
        ])
    }

    /// A tweet by one of three authors, with one of four texts. Only the ID is unique.
    private static func tweet(_ number: Int, retweets: Int) -> Tweet {
        let username = ["ada", "bela", "cem"][number % 3]
        return Tweet(
            id: "\(number)", username: username, text: "tweet \(number % 4)",
            avatarURL: URL(filePath: "/\(username).png"), retweetCount: retweets)
    }
}
