// Says: with the wrong error
// Breaks: failure
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .noTwitterAccounts }
    let tweets = statuses.compactMap(Tweet.init(status:))
    guard tweets.count == statuses.count else { throw .noTwitterAccounts }
    return tweets
}
