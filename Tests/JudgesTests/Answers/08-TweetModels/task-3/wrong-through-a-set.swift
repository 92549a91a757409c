// Says: in alphabetical order
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    let authors = Set(tweets.filter { $0.language == language }.map(\.username))
    let best = authors.sorted { one, other in
        func most(_ author: String) -> Int {
            tweets.filter { $0.language == language && $0.username == author }.map(\.retweetCount).max() ?? 0
        }
        return most(one) > most(other)
    }
    return best.sorted().prefix(3).map { $0 }
}
