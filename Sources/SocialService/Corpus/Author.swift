/// Somebody who tweets.
struct Author: Sendable, Equatable {
    let screenName: String
    let name: String
    let language: String
    let location: String
    /// The name and the offset of their time zone, where they have told it.
    let timeZone: TimeZone?
    let biography: String
    /// Their web page.
    let link: String?

    struct TimeZone: Sendable, Equatable {
        let name: String
        let secondsFromUTC: Int
    }

    /// All that is made up about them follows from their name.
    var numbers: SeededNumbers { SeededNumbers(name: screenName) }

    /// The user id: nine digits, as accounts of those years had.
    var id: UInt64 { 100_000_000 + numbers[0] % 800_000_000 }
}
