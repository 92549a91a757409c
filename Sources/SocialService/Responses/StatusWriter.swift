/// Writes a tweet with all the fields of a v1.1 status, in their order.
struct StatusWriter {
    let corpus: Corpus
    let includesEntities: Bool
    /// Whether `popular` is told from `recent`; a search for recent tweets calls them all recent.
    let tellsPopular: Bool

    func write(rank: Int, to json: inout JSONWriter) {
        json.object { writeFields(rank: rank, to: &$0) }
    }

    private func writeFields(rank: Int, to json: inout JSONWriter) {
        let tweet = corpus.tweets[rank]
        let (tweetText, isCut) = text(of: tweet)
        let sent = SentText(tweetText)

        json.field(
            "metadata",
            object: { json in
                json.field("result_type", tellsPopular && tweet.isPopular ? "popular" : "recent")
                json.field("iso_language_code", tweet.language)
            })
        json.field("created_at", ServiceDate(unixSeconds: tweet.createdAt).apiText)
        json.field("id", "id_str", id: tweet.id)
        json.field("text", sent.text)
        json.field("source", Self.source(tweet.source))
        json.field("truncated", bool: isCut)
        let answered = tweet.replyTo.map { corpus.tweets[$0] }
        let answeredAuthor = answered.map { corpus.authors[$0.author] }
        json.field("in_reply_to_status_id", "in_reply_to_status_id_str", id: answered?.id)
        json.field("in_reply_to_user_id", "in_reply_to_user_id_str", id: answeredAuthor?.id)
        json.field("in_reply_to_screen_name", answeredAuthor?.screenName)
        json.field("user", object: { UserWriter(author: corpus.authors[tweet.author]).writeFields(to: &$0) })
        for name: StaticString in ["geo", "coordinates", "place", "contributors"] { json.field(name, nil) }
        if let original = tweet.retweetOf {
            json.field("retweeted_status", object: { writeFields(rank: original, to: &$0) })
        }
        let counted = tweet.retweetOf.map { corpus.tweets[$0] } ?? tweet
        json.field("retweet_count", number: counted.retweetCount)
        json.field("favorite_count", number: tweet.retweetOf == nil ? tweet.favoriteCount : 0)
        if includesEntities {
            json.field(
                "entities", object: { EntityWriter(entities: sent.entities, corpus: corpus).writeFields(to: &$0) })
        }
        json.field("favorited", bool: false)
        json.field("retweeted", bool: false)
        let hasLink = sent.entities.contains { if case .link = $0.piece { true } else { false } }
        if hasLink { json.field("possibly_sensitive", bool: false) }
        json.field("lang", tweet.language)
    }

    private func text(of tweet: Tweet) -> (TweetText, isCut: Bool) {
        guard let place = tweet.retweetOf else { return (TweetText(tweet.text), false) }
        let original = corpus.tweets[place]
        return TweetText(original.text).retweeted(from: corpus.authors[original.author].screenName)
    }

    /// The HTML link to the app that it was written with.
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
