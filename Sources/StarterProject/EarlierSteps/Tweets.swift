/// Returns the tweets in the answer to a search, in the order of the answer: the step of chapter 08.
///
/// - Throws: `invalidResponse` if the answer doesn't contain a list, or if an element of it isn't a tweet.
@Sendable
public func tweets(in answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    let tweets = statuses.compactMap(Tweet.init(status:))
    guard tweets.count == statuses.count else { throw .invalidResponse(.unexpectedJSON) }
    return tweets
}
