import Foundation
import StarterProject

/// A few tweets and a language.
public struct TweetSheet: Codable, Sendable, Equatable {
    /// The part of a tweet that a question needs.
    public struct Row: Codable, Sendable, Equatable {
        public var username: String
        public var language: String
        public var retweets: Int

        /// Makes a tweet by an author, in a language, with a number of retweets.
        public init(username: String, language: String, retweets: Int) {
            (self.username, self.language, self.retweets) = (username, language, retweets)
        }
    }

    /// The tweets, in order.
    public var rows: [Row]
    /// The language of the question.
    public var language: String

    /// Makes a sheet.
    public init(rows: [Row], language: String) { (self.rows, self.language) = (rows, language) }

    var tweets: [Tweet] {
        rows.enumerated().map { number, row in
            Tweet(
                id: "\(number)", username: row.username, text: "tweet \(number)",
                avatarURL: URL(filePath: "/\(row.username).png"), language: row.language, retweetCount: row.retweets
            )
        }
    }
}
