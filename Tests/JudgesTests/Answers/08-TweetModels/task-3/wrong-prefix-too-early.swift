// Says: takes three too early
// Breaks: count
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    var named: Set<String> = []
    return
        tweets
        .filter { $0.language == language }
        .sorted { $0.retweetCount > $1.retweetCount }
        .prefix(3)
        .map(\.username)
        .filter { named.insert($0).inserted }
}
