// Says: The source failed, and your signal didn't
// Breaks: failure
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan(Set<String>()) { ids, tweets in ids.union(tweets.map(\.id)) }
        .map { ids in ids.count }
        .catch { _ in Signal<Int, TwitterInstantError>.empty }
}
