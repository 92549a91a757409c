/// The tweets in the answer to a search, in the order in which the service lists them: the step of chapter 08.
///
/// Fails with `invalidResponse` where the answer holds no list of tweets, or something in the list is none.
@Sendable
public func tweets(in answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    let tweets = statuses.compactMap(Tweet.init(status:))
    guard tweets.count == statuses.count else { throw .invalidResponse(.unexpectedJSON) }
    return tweets
}
