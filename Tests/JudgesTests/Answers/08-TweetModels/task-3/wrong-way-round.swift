// Says: the order is reversed
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    var named: Set<String> = []
    return Array(
        tweets
            .filter { $0.language == language }
            .sorted { $0.retweetCount < $1.retweetCount }
            .map(\.username)
            .filter { named.insert($0).inserted }
            .prefix(3))
}
