extension JSON {
    /// The answer to a search in a few words, short enough for a line of a log:
    ///
    ///     swift: 15 tweets, "Trying #swift on Linux: fish"
    ///
    /// Where no list of tweets is in it, that is said, and how the document begins.
    public var searchSummary: String {
        guard let tweets = self["statuses"].array else {
            return "no tweets in " + description.prefix(Self.shownCharacters)
        }
        let query = self["search_metadata"]["query"].string?.removingPercentEncoding ?? ""
        let count = "\(query): \(tweets.count) tweet\(tweets.count == 1 ? "" : "s")"
        guard let text = tweets.first?["text"].string else { return count }
        return count
            + ", \"\(text.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(Self.shownCharacters))\""
    }

    /// What was searched, and how many tweets were found: a marble's worth of the answer to a search.
    public var searchMarble: String {
        "\(self["search_metadata"]["query"].string?.removingPercentEncoding ?? "") \(self["statuses"].array?.count ?? 0)"
    }

    private static let shownCharacters = 28
}
