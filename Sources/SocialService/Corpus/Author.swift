/// An author of tweets.
struct Author: Sendable, Equatable {
    let screenName: String
    let name: String
    let language: String
    let location: String
    /// The author's time zone, if it's public.
    let timeZone: TimeZone?
    let biography: String
    /// The author's web page.
    let link: String?

    struct TimeZone: Sendable, Equatable {
        let name: String
        let secondsFromUTC: Int
    }

    /// The numbers that everything invented about the author is derived from.
    var numbers: SeededNumbers { SeededNumbers(name: screenName) }

    /// The user id, which has nine digits as in those years.
    var id: UInt64 { 100_000_000 + numbers[0] % 800_000_000 }
}
