import Foundation
import Playing
import StarterProject

/// Lists of tweets, and a question about each.
///
/// Action: `question`. Lane: `answer`, the texts of the learner's answer, separated by spaces.
@MainActor
final class QuestionFixture: Fixture {
    private let observer: Observer
    private let answer: TweetModelsExercise.Question

    init(_ context: ScenarioContext, answer: @escaping TweetModelsExercise.Question) {
        observer = context.observer
        self.answer = answer
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        guard case .question(let sheet) = action else { throw UnknownAction() }
        observer.next(answer(sheet.tweets, sheet.language).joined(separator: " "), in: .answer)
    }
}

/// A few tweets and a language.
public struct TweetSheet: Codable, Sendable, Equatable {
    /// The part of a tweet that a question needs.
    public struct Row: Codable, Sendable, Equatable {
        public var username: String
        public var language: String
        public var retweets: Int

        /// Makes a tweet by an author, in a language, with a number of retweets.
        public init(username: String, language: String, retweets: Int) {
            self.username = username
            self.language = language
            self.retweets = retweets
        }
    }

    /// The tweets, in order.
    public var rows: [Row]
    /// The language of the question.
    public var language: String

    /// Makes a sheet.
    public init(rows: [Row], language: String) {
        self.rows = rows
        self.language = language
    }

    fileprivate var tweets: [Tweet] {
        rows.enumerated().map { number, row in
            Tweet(
                id: "\(number)", username: row.username, text: "tweet \(number)",
                avatarURL: URL(filePath: "/\(row.username).png"), language: row.language, retweetCount: row.retweets
            )
        }
    }
}
