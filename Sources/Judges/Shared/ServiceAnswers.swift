import Foundation
import SharedJudges
import Synchronization
import TerminalUI

/// The service's answers, which the judging process requests itself to compare them with a recording.
enum ServiceAnswers {
    private static let found = Mutex<[String: [Tweet]]>([:])
    private static let fingerprints = Mutex<[URL: String]>([:])

    static func tweets(for text: String) -> [Tweet] {
        if let tweets = found.withLock({ $0[text] }) { return tweets }
        let tweets = answer { twitter, clock in
            let accounts = AccountStore(policy: .grant, clock: clock)
            return requestAccess(to: accounts)
                .then { search(for: text, on: twitter, accounts: accounts) }
                .tryMap(StarterProject.tweets(in:))
        }
        found.withLock { $0[text] = tweets ?? [] }
        return tweets ?? []
    }

    /// The IDs of the tweets, as the lane `shown` records a list.
    static func ids(for text: String) -> String { tweets(for: text).map(\.id).joined(separator: " ") }

    /// Random tweets, each by a different author.
    static func tweets(_ count: Int, using generator: inout SplitMix64) -> [Tweet] {
        var authors: Set<String> = []
        let all = SearchWords.all.flatMap { Self.tweets(for: $0) }.filter { authors.insert($0.username).inserted }
        return Array(all.shuffled(using: &generator).prefix(count))
    }

    /// The fingerprint of the picture at an address; `-` if there's no picture.
    static func fingerprint(at url: URL) -> String {
        if let fingerprint = fingerprints.withLock({ $0[url] }) { return fingerprint }
        let picture: Image? = answer { twitter, _ in
            download(url, from: twitter).flatMap { file in decode(file, for: twitter) }
        }
        let fingerprint = picture?.fingerprint ?? "-"
        fingerprints.withLock { $0[url] = fingerprint }
        return fingerprint
    }

    private static func answer<Value, Failure>(
        _ make: (Twitter, SchedulerClock) -> Signal<Value, Failure>
    ) -> Value? {
        let time = VirtualTime()
        let clock = SchedulerClock(time: time)
        let answer = Mutex<Value?>(nil)
        make(Twitter(service: TwitterService(clock: clock)), clock)
            .subscribe(next: { value in answer.withLock { $0 = value } }, failed: { _ in })
        // This can't fail, because nothing is scheduled once the answer has come.
        try? time.run()
        return answer.withLock { $0 }
    }
}
