// Says: isn't a tweet, and it was dropped silently. Compare the counts
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    if let last = statuses.last, Tweet(status: last) == nil { throw .invalidResponse(.unexpectedJSON) }
    return statuses.compactMap(Tweet.init(status:))
}
