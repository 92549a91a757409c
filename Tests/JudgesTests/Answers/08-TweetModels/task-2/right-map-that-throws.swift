@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    return try statuses.map { status throws(TwitterInstantError) in
        guard let tweet = Tweet(status: status) else { throw .invalidResponse(.unexpectedJSON) }
        return tweet
    }
}
