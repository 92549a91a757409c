/// A tweet of the corpus as its author wrote it: with nothing escaped and no link shortened.
struct CorpusTweet: Sendable, Equatable {
    /// Contains the time in its upper bits, so that newer tweets have greater ids (see ``TweetID``).
    let id: UInt64
    /// The index of its author in the corpus.
    let author: Int
    /// Seconds since 1970.
    let createdAt: Int
    let language: String
    /// Empty in a retweet, which has the text of the original.
    let text: String
    /// The rank of the tweet that this one repeats.
    let retweetOf: Int?
    /// The rank of the tweet that this one answers.
    let replyTo: Int?

    /// The numbers that everything invented about the tweet is derived from.
    private var numbers: SeededNumbers { SeededNumbers(seed: id) }

    /// Most tweets are never repeated, and a few are repeated very often.
    var retweetCount: Int { Self.longTail(numbers.fraction(0), most: 900) }
    var favoriteCount: Int { Self.longTail(numbers.fraction(1), most: 1500) + retweetCount / 3 }
    /// Whether `result_type=popular` finds it.
    var isPopular: Bool { retweetCount >= 40 }
    /// A number for the app that it was written with.
    var source: Int { numbers.below(1000, 2) }

    private static func longTail(_ fraction: Double, most: Int) -> Int {
        let cube = fraction * fraction * fraction
        return Int(Double(most) * cube * cube * cube)
    }
}

/// Tweet ids as the API has made them since November 2010: milliseconds in the upper bits, and a unique number in the
/// lower 22. They are greater than 2^53, the largest integer that a `Double` represents exactly.
enum TweetID {
    private static let epoch: UInt64 = 1_288_834_974_657

    static func make(unixSeconds: Int, number: UInt64) -> UInt64 {
        (UInt64(unixSeconds) * 1000 + number % 1000 - epoch) << 22 | (number / 1000) % (1 << 22)
    }
}
