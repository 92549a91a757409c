import Foundation
import StarterProject

/// Lists of tweets, and a question about each.
///
/// Words: `tweets`, with a `TweetSheet`.
/// Lane: `answer`, what the learner's code answered, separated by spaces.
@MainActor
final class QuestionStage: Stage {
    private let observer: Observer
    private let answer: TweetModelsExercise.Question

    init(_ setting: Setting, answer: @escaping TweetModelsExercise.Question) {
        observer = setting.observer
        self.answer = answer
    }

    func perform(_ stimulus: Stimulus) {
        guard let sheet = stimulus.sheet else { return }
        observer.next(answer(sheet.tweets, sheet.language).joined(separator: " "), in: "answer")
    }
}

/// A few tweets and the language that is asked about, as the value of a stimulus.
public struct TweetSheet: Codable, Sendable, Equatable {
    /// What a question can be about.
    public struct Row: Codable, Sendable, Equatable {
        public var username: String
        public var language: String
        public var retweets: Int

        /// A tweet by somebody, in a language, passed on so many times.
        public init(username: String, language: String, retweets: Int) {
            self.username = username
            self.language = language
            self.retweets = retweets
        }
    }

    /// The tweets, in the order of the list.
    public var rows: [Row]
    /// The language that is asked about.
    public var language: String

    /// A sheet.
    public init(rows: [Row], language: String) {
        self.rows = rows
        self.language = language
    }

    var tweets: [Tweet] {
        rows.enumerated().map { number, row in
            Tweet(
                id: "\(number)", username: row.username, text: "tweet \(number)",
                avatarURL: URL(filePath: "/\(row.username).png"), language: row.language, retweetCount: row.retweets
            )
        }
    }
}

extension Stimulus {
    /// Asks about tweets.
    public static func tweets(_ sheet: TweetSheet, at time: Duration) -> Stimulus {
        // A struct of texts and numbers always encodes.
        Stimulus(at: time, "tweets", (try? JSONEncoder().encode(sheet)).map { String(decoding: $0, as: UTF8.self) })
    }

    /// The sheet of a `tweets`.
    public var sheet: TweetSheet? {
        guard name == "tweets", let value else { return nil }
        return try? JSONDecoder().decode(TweetSheet.self, from: Data(value.utf8))
    }
}
