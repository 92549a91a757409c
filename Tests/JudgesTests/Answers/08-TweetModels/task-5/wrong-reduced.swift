// Says: No number came before the end
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .reduce(Set<String>()) { ids, tweets in ids.union(tweets.map(\.id)) }
        .map { ids in ids.count }
}
