import Synchronization

@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    Signal { subscriber in
        let ids = Mutex<Set<String>>([])
        return answers.subscribe(
            next: { tweets in
                let count = ids.withLock { ids in
                    ids.formUnion(tweets.map(\.id))
                    return ids.count
                }
                subscriber.send(count)
            },
            failed: { error in subscriber.fail(error) },
            completed: { subscriber.complete() }
        )
    }
}
