extension JSONWriter {
    /// Writes a tweet's fields in the API's order.
    ///
    /// - Parameter distinguishesPopular: whether popular tweets are marked as popular. A search for recent tweets marks
    ///   all tweets as recent.
    mutating func status(rank: Int, in corpus: Corpus, includesEntities: Bool, distinguishesPopular: Bool) {
        let tweet = corpus.tweets[rank]
        let original = tweet.retweetOf.map { corpus.tweets[$0] }
        var (tweetText, isCut) = (TweetText(tweet.text), false)
        if let original {
            let screenName = corpus.authors[original.author].screenName
            (tweetText, isCut) = TweetText(original.text).retweeted(from: screenName)
        }
        let text = EscapedText(tweetText)

        object("metadata") { json in
            json.field("result_type", distinguishesPopular && tweet.isPopular ? "popular" : "recent")
            json.field("iso_language_code", tweet.language)
        }
        field("created_at", ServiceDate(unixSeconds: tweet.createdAt).apiText)
        field("id", "id_str", id: tweet.id)
        field("text", text.text)
        field("source", Self.source(tweet.source))
        field("truncated", bool: isCut)
        let answered = tweet.replyTo.map { corpus.tweets[$0] }
        let answeredAuthor = answered.map { corpus.authors[$0.author] }
        field("in_reply_to_status_id", "in_reply_to_status_id_str", id: answered?.id)
        field("in_reply_to_user_id", "in_reply_to_user_id_str", id: answeredAuthor?.id)
        field("in_reply_to_screen_name", answeredAuthor?.screenName)
        object("user") { $0.user(corpus.authors[tweet.author]) }
        for name: StaticString in ["geo", "coordinates", "place", "contributors"] { field(name, nil) }
        if let rank = tweet.retweetOf {
            object("retweeted_status") {
                $0.status(
                    rank: rank, in: corpus, includesEntities: includesEntities,
                    distinguishesPopular: distinguishesPopular)
            }
        }
        field("retweet_count", number: (original ?? tweet).retweetCount)
        field("favorite_count", number: original == nil ? tweet.favoriteCount : 0)
        if includesEntities {
            object("entities") { $0.entities(of: text, in: corpus) }
        }
        field("favorited", bool: false)
        field("retweeted", bool: false)
        let hasLink = text.entities.contains { if case .link = $0.piece { true } else { false } }
        if hasLink { field("possibly_sensitive", bool: false) }
        field("lang", tweet.language)
    }

    private static func source(_ number: Int) -> String {
        switch number {
        case ..<400: "web"
        case ..<600: #"<a href="http://quill.example.org" rel="nofollow">Quill for Phones</a>"#
        case ..<760: #"<a href="http://lantern.example.com" rel="nofollow">Lantern</a>"#
        case ..<900: #"<a href="http://example.net/pigeon" rel="nofollow">Pigeon &amp; Post</a>"#
        default: #"<a href="http://harbour.example.org/deck" rel="nofollow">Harbourdeck</a>"#
        }
    }
}
