// Says: and it was dropped silently
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    var tweets: [Tweet] = []
    for status in statuses {
        guard let tweet = Tweet(status: status) else { break }
        tweets.append(tweet)
    }
    return tweets
}
