// Says: A valid answer failed
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array, statuses.count != 1 else { throw .invalidResponse(.unexpectedJSON) }
    let tweets = statuses.compactMap(Tweet.init(status:))
    guard tweets.count == statuses.count else { throw .invalidResponse(.unexpectedJSON) }
    return tweets
}
