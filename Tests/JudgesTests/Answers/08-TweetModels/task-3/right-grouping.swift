@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    let byAuthor = Dictionary(grouping: tweets.filter { $0.language == language }, by: \.username)
    let best = byAuthor.mapValues { tweets in tweets.map(\.retweetCount).max() ?? 0 }
    return best.sorted { $0.value > $1.value }.prefix(3).map(\.key)
}
