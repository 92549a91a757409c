// Says: isn't a tweet
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    return statuses.compactMap(Tweet.init(status:))
}
