// Says: Two tweets can have the same author
// Breaks: count
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan(Set<String>()) { texts, tweets in texts.union(tweets.map(\.text)) }
        .map { texts in texts.count }
}
