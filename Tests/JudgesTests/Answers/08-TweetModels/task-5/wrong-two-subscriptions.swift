// Says: Subscribe to it once for each subscriber
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    let totals = answers.scan(Set<String>()) { ids, tweets in ids.union(tweets.map(\.id)) }
    return totals.map { ids in ids.count }.take(until: answers.ignoreValues().replaceFailure(with: []))
}
