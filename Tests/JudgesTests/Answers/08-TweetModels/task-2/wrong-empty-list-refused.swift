// Says: A search that finds nothing is valid
// Breaks: empty things
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    let statuses = answer["statuses"].array ?? []
    let tweets = statuses.compactMap(Tweet.init(status:))
    guard !tweets.isEmpty, tweets.count == statuses.count else { throw .invalidResponse(.unexpectedJSON) }
    return tweets
}
