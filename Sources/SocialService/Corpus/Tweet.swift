/// A tweet of the corpus, as its author wrote it: nothing escaped, links at full length.
struct Tweet: Sendable, Equatable {
    /// Falls with age, and holds the time in its upper bits (see ``TweetID``).
    let id: UInt64
    /// The place of its author in the corpus.
    let author: Int
    /// Seconds since 1970.
    let createdAt: Int
    let language: String
    /// Empty in a retweet, which says what the other tweet says.
    let text: String
    /// The place in the corpus of the tweet that this one repeats.
    let retweetOf: Int?
    /// The place in the corpus of the tweet that this one answers.
    let replyTo: Int?

    /// What is made up about it follows from its id.
    private var numbers: SeededNumbers { SeededNumbers(seed: id) }

    /// How often it was repeated. Most tweets never are; a few are very often.
    var retweetCount: Int { Self.longTail(numbers.fraction(0), most: 900) }
    var favoriteCount: Int { Self.longTail(numbers.fraction(1), most: 1500) + retweetCount / 3 }
    /// What `result_type=popular` asks for.
    var isPopular: Bool { retweetCount >= 40 }
    /// The app that it was written with.
    var source: Int { numbers.below(1000, 2) }

    private static func longTail(_ fraction: Double, most: Int) -> Int {
        let cube = fraction * fraction * fraction
        return Int(Double(most) * cube * cube * cube)
    }
}

/// Tweet ids as the API has made them since November 2010: milliseconds in the upper bits, a number of its own in the lower 22.
/// They are far beyond 2^53, the last whole number that a floating point `Double` can count to.
enum TweetID {
    private static let startOfCounting: UInt64 = 1_288_834_974_657

    static func make(unixSeconds: Int, number: UInt64) -> UInt64 {
        (UInt64(unixSeconds) * 1000 + number % 1000 - startOfCounting) << 22 | (number / 1000) % (1 << 22)
    }
}
