@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan((count: 0, ids: Set<String>())) { total, tweets in
            var total = total
            for tweet in tweets where total.ids.insert(tweet.id).inserted { total.count += 1 }
            return total
        }
        .map { total in total.count }
}
