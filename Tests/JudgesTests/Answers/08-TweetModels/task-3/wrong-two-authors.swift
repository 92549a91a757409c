// Says: Only two authors are named
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    var named: Set<String> = []
    return tweets.filter { tweet in tweet.language == language }
        .sorted { one, other in one.retweetCount > other.retweetCount }
        .map(\.username)
        .filter { author in named.insert(author).inserted }
        .prefix(2)
        .map { $0 }
}
