// Says: in the order of their sums
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    let own = tweets.filter { tweet in tweet.language == language }
    return Dictionary(grouping: own, by: \.username)
        .map { author, tweets in (author, tweets.reduce(0) { $0 + $1.retweetCount }) }
        .sorted { one, other in one.1 > other.1 }
        .prefix(3)
        .map(\.0)
}
