// Says: named more than once
// Breaks: repetition
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    tweets
        .filter { $0.language == language }
        .sorted { $0.retweetCount > $1.retweetCount }
        .prefix(3)
        .map(\.username)
}
