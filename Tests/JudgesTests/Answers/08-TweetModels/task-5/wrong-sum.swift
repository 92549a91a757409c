// Says: A tweet that comes again is counted again
// Breaks: repetition
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers.scan(0) { count, tweets in count + tweets.count }
}
