@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan([String]()) { ids, tweets in
            ids + tweets.map(\.id).filter { id in !ids.contains(id) }
        }
        .map(\.count)
}
