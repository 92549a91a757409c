// Says: A tweet that comes again is counted again
// Breaks: repetition
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan([Tweet]()) { seen, tweets in seen + tweets.filter { tweet in !seen.contains(tweet) } }
        .map { seen in seen.count }
}
