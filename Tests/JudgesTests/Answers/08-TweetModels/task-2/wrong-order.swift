// Says: in a different order than in the answer
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    var tweets: [Tweet] = []
    for status in statuses {
        guard let tweet = Tweet(status: status) else { throw .invalidResponse(.unexpectedJSON) }
        tweets.insert(tweet, at: 0)
    }
    return tweets
}
