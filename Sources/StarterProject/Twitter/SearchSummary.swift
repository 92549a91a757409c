import ReactiveCore

extension JSON {
    /// The answer to a search, as a line of a log:
    ///
    ///     swift: 15 tweets, "Trying #swift on Linux: fish"
    ///
    /// For any other document, the line shows the document's beginning.
    public var searchSummary: String {
        guard let tweets = self["statuses"].array else {
            return "no tweets in " + description.prefix(Self.shownCharacters)
        }
        let count = "\(searchQuery): \(tweets.count) tweet\(tweets.count == 1 ? "" : "s")"
        guard let text = tweets.first?["text"].string else { return count }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(count), \"\(line.prefix(Self.shownCharacters))\(line.count > Self.shownCharacters ? "…" : "")\""
    }

    /// The answer to a search, as a marble: the query and the number of tweets.
    public var searchMarble: String {
        "\(searchQuery) \(self["statuses"].array?.count ?? 0)"
    }

    private var searchQuery: String { self["search_metadata"]["query"].string?.removingPercentEncoding ?? "" }

    private static let shownCharacters = 28
}

extension JSON: ShortlyDescribed {
    /// The answer to a search as a marble; for any other document, its beginning.
    public var shortDescription: String {
        self["statuses"].array == nil ? String(description.prefix(Self.shownCharacters)) : searchMarble
    }
}
