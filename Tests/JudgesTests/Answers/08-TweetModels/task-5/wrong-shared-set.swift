// Says: Two subscribers share one total
// Breaks: second run
import Synchronization

@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    let ids = Mutex<Set<String>>([])
    return answers.map { tweets in
        ids.withLock { ids in
            ids.formUnion(tweets.map(\.id))
            return ids.count
        }
    }
}
