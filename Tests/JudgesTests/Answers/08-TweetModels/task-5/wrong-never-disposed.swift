// Says: it's still subscribed to its source
// Breaks: disposal
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    Signal { subscriber in
        answers
            .scan(Set<String>()) { ids, tweets in ids.union(tweets.map(\.id)) }
            .map { ids in ids.count }
            .observe { event in subscriber.send(event) }
        return nil
    }
}
