@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .map { tweets in Set(tweets.map(\.id)) }
        .scan(Set()) { seen, ids in seen.union(ids) }
        .map(\.count)
}
