@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard case .array(let statuses) = answer["statuses"] else {
        throw .invalidResponse(.unexpectedJSON)
    }
    var tweets: [Tweet] = []
    for status in statuses {
        guard let tweet = Tweet(status: status) else {
            throw .invalidResponse(.unexpectedJSON)
        }
        tweets.append(tweet)
    }
    return tweets
}
