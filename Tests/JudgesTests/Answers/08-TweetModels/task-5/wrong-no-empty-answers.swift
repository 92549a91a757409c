// Says: An empty answer sent no number
// Breaks: empty things
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .filter { tweets in !tweets.isEmpty }
        .scan(Set<String>()) { ids, tweets in ids.union(tweets.map(\.id)) }
        .map { ids in ids.count }
}
