// Says: in the order of the list
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    var named: Set<String> = []
    return Array(
        tweets
            .filter { $0.language == language }
            .map(\.username)
            .filter { named.insert($0).inserted }
            .prefix(3))
}
