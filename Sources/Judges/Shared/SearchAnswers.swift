import ReactiveCore
import SharedJudges
import SocialService
import StarterProject
import Synchronization

/// The service's answers, which the judging process requests itself to compare them with a recording.
enum SearchAnswers {
    private static let known = Mutex<[String: [Tweet]]>([:])

    static func tweets(for text: String) -> [Tweet] {
        if let tweets = known.withLock({ $0[text] }) { return tweets }
        let tweets = ask(text)
        known.withLock { $0[text] = tweets }
        return tweets
    }

    /// The IDs of the tweets, as the lane `shown` records a list.
    static func ids(for text: String) -> String { tweets(for: text).map(\.id).joined(separator: " ") }

    private static func ask(_ text: String) -> [Tweet] {
        let time = VirtualTime()
        let clock = SchedulerClock(time: time)
        let accounts = AccountStore(policy: .grant, clock: clock)
        let twitter = Twitter(service: TwitterService(clock: clock))
        let found = Mutex<[Tweet]>([])
        requestAccess(to: accounts)
            .then { search(for: text, on: twitter, accounts: accounts) }
            .tryMap(StarterProject.tweets(in:))
            .subscribe(next: { tweets in found.withLock { $0 = tweets } }, failed: { _ in })
        // This can't fail, because nothing is scheduled once the search has ended.
        try? time.run()
        return found.withLock { $0 }
    }
}
