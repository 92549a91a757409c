@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    let own = tweets.filter { tweet in tweet.language == language }
    let best = Dictionary(own.map { ($0.username, $0.retweetCount) }, uniquingKeysWith: max)
    return Array(best.sorted { $0.value > $1.value }.prefix(3).map(\.key))
}
