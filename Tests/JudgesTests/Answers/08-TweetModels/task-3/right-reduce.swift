@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    tweets
        .filter { $0.language == language }
        .sorted { $0.retweetCount > $1.retweetCount }
        .reduce(into: [String]()) { authors, tweet in
            if authors.count < 3, !authors.contains(tweet.username) { authors.append(tweet.username) }
        }
}
