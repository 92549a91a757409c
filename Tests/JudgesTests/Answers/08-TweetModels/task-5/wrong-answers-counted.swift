// Says: Your signal counts the answers
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers.scan(0) { count, _ in count + 1 }
}
