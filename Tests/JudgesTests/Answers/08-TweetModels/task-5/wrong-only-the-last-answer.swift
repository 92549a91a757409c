// Says: Remember the ids of all answers
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan((count: 0, last: [Tweet]())) { total, tweets in
            let new = tweets.filter { tweet in !total.last.contains { $0.id == tweet.id } }
            return (total.count + new.count, tweets)
        }
        .map { total in total.count }
}
