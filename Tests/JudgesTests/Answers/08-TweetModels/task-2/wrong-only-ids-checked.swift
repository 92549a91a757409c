// Says: isn't a tweet, and it was dropped
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    guard statuses.allSatisfy({ $0["id_str"].string != nil }) else { throw .invalidResponse(.unexpectedJSON) }
    return statuses.compactMap(Tweet.init(status:))
}
