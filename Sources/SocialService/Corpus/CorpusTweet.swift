/// A tweet of the corpus as its author wrote it: nothing is escaped, and no link is shortened.
struct CorpusTweet: Sendable, Equatable {
    /// The upper bits contain the time, so newer tweets have greater ids (see ``TweetID``).
    let id: UInt64
    /// The index of the author in the corpus.
    let author: Int
    /// The time in seconds since 1970.
    let createdAt: Int
    let language: String
    /// Empty for a retweet: the original has the text.
    let text: String
    /// The rank of the retweeted tweet; nil unless this is a retweet.
    let retweetOf: Int?
    /// The rank of the answered tweet; nil unless this is a reply.
    let replyTo: Int?

    private var numbers: SeededNumbers { SeededNumbers(seed: id) }

    /// Zero for nearly half of all tweets, and at most 899.
    var retweetCount: Int { Self.longTail(numbers.fraction(0), most: 900) }
    var favoriteCount: Int { Self.longTail(numbers.fraction(1), most: 1500) + retweetCount / 3 }
    /// Whether a search for popular tweets includes it.
    var isPopular: Bool { retweetCount >= 40 }
    /// Selects the app in the JSON's `source`.
    var source: Int { numbers.below(1000, 2) }

    private static func longTail(_ fraction: Double, most: Int) -> Int {
        let cube = fraction * fraction * fraction
        return Int(Double(most) * cube * cube * cube)
    }
}

/// Tweet ids as the API has made them since November 2010: the milliseconds since then in the upper bits, and a number
/// that distinguishes tweets in the lower 22. They exceed 2^53, beyond which a `Double` skips integers.
enum TweetID {
    private static let epoch: UInt64 = 1_288_834_974_657

    static func make(unixSeconds: Int, number: UInt64) -> UInt64 {
        (UInt64(unixSeconds) * 1000 + number % 1000 - epoch) << 22 | (number / 1000) % (1 << 22)
    }
}

struct Author: Sendable, Equatable {
    let screenName: String
    let name: String
    let language: String
    let location: String
    let timeZone: TimeZone?
    let biography: String
    let link: String?

    struct TimeZone: Sendable, Equatable {
        let name: String
        let secondsFromUTC: Int
    }

    var numbers: SeededNumbers { SeededNumbers(name: screenName) }

    var id: UInt64 { 100_000_000 + numbers[0] % 800_000_000 }
}
