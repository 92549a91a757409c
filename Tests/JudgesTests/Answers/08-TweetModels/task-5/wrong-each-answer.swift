// Says: Each number counts one answer by itself
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers.map { tweets in Set(tweets.map(\.id)).count }
}
