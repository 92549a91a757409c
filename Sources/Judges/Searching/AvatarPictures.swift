import Exercises
import Foundation
import Grading
import ReactiveCore
import SharedJudges
import SocialService
import StarterProject
import Synchronization
import Terminal
import TerminalUI

/// The authors' pictures, which the judging process loads itself to compare them with a recording.
enum AvatarPictures {
    private static let known = Mutex<[URL: String]>([:])

    /// The fingerprint of the picture at an address; `-` if there's no picture.
    static func fingerprint(at url: URL) -> String {
        if let fingerprint = known.withLock({ $0[url] }) { return fingerprint }
        let fingerprint = picture(at: url)?.fingerprint ?? "-"
        known.withLock { $0[url] = fingerprint }
        return fingerprint
    }

    /// Random tweets, each by a different author.
    static func tweets(_ count: Int, using generator: inout SplitMix64) -> [Tweet] {
        var authors: Set<String> = []
        let tweets = SearchWords.all.flatMap { SearchAnswers.tweets(for: $0) }.filter {
            authors.insert($0.username).inserted
        }
        return Array(tweets.shuffled(using: &generator).prefix(count))
    }

    private static func picture(at url: URL) -> Image? {
        let time = VirtualTime()
        let twitter = Twitter(service: TwitterService(clock: SchedulerClock(time: time)))
        let found = Mutex<Image?>(nil)
        download(url, from: twitter)
            .flatMap { file in decode(file, for: twitter) }
            .subscribe(next: { image in found.withLock { $0 = image } }, failed: { _ in })
        // This can't fail, because nothing is scheduled once the download has ended.
        try? time.run()
        return found.withLock { $0 }
    }
}
