// Says: of a list of
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    if let first = statuses.first, Tweet(status: first) == nil { throw .invalidResponse(.unexpectedJSON) }
    return statuses.compactMap(Tweet.init(status:))
}
