// Says: A number came before the first answer
// Breaks: count
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan(Set<String>()) { ids, tweets in ids.union(tweets.map(\.id)) }
        .map { ids in ids.count }
        .startWith(0)
}
