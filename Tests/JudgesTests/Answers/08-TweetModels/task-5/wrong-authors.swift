// Says: Two tweets can have the same author
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers
        .scan(Set<String>()) { authors, tweets in authors.union(tweets.map(\.username)) }
        .map { authors in authors.count }
}
