// Says: An answer without a new tweet sent no number
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan(Set<String>()) { ids, tweets in ids.union(tweets.map(\.id)) }
        .map { ids in ids.count }
        .distinct()
}
