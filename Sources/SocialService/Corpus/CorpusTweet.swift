/// A tweet of the corpus as its author wrote it: nothing is escaped, and no link is shortened.
struct CorpusTweet: Sendable {
    /// As in the API since November 2010: the milliseconds since ``epoch`` in the upper bits, and a number that
    /// distinguishes tweets in the lower 22. IDs exceed 2^53, beyond which a `Double` skips integers.
    let id: UInt64
    /// The index of the author in the corpus.
    let author: Int
    /// The time in seconds since 1970.
    let createdAt: Int
    let language: String
    /// Empty for a retweet: the original has the text.
    let text: String
    /// The rank of the retweeted tweet; nil unless this is a retweet.
    var retweetOf: Int?
    /// The rank of the answered tweet; nil unless this is a reply.
    var replyTo: Int?

    private static let epoch: UInt64 = 1_288_834_974_657

    /// - Parameter numbers: select the second in the minute, and the ID.
    init(author: Int, minutesAgo: Int, language: String, text: String, numbers: SeededNumbers) {
        createdAt = ServiceDate.clockStart - minutesAgo * 60 + numbers.below(60, 0) - 60
        let number = numbers[1] >> 1
        id = (UInt64(createdAt) * 1000 + number % 1000 - Self.epoch) << 22 | (number / 1000) % (1 << 22)
        (self.author, self.language, self.text) = (author, language, text)
    }

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

struct Author: Sendable {
    let screenName: String
    let name: String
    let language: String
    let location: String
    /// Its name, and the seconds east of Greenwich.
    let timeZone: (name: String, secondsFromUTC: Int)?
    let biography: String
    let link: String?

    var numbers: SeededNumbers { SeededNumbers(name: screenName) }

    var id: UInt64 { 100_000_000 + numbers[0] % 800_000_000 }
}
