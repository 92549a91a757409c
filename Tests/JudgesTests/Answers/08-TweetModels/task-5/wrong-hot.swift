// Says: before anything subscribed
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    let totals = Subject<Int, TwitterInstantError>()
    answers
        .scan(Set<String>()) { ids, tweets in ids.union(tweets.map(\.id)) }
        .map { ids in ids.count }
        .observe { event in totals.send(event) }
    return totals.signal
}
