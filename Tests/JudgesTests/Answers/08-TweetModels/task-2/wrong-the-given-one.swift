// Says: is given, and does what this task asks for
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    try tweets(in: answer)
}
