// Says: Tweets in other languages count too
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    var named: Set<String> = []
    return Array(
        tweets
            .sorted { $0.retweetCount > $1.retweetCount }
            .map(\.username)
            .filter { named.insert($0).inserted }
            .prefix(3))
}
