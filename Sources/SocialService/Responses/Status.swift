import Foundation

extension Corpus {
    /// A tweet in the API's format, as a search finds it.
    func status(_ rank: Int, for parameters: SearchParameters) -> JSONText {
        let tweet = tweets[rank]
        let original = tweet.retweetOf.map { tweets[$0] }
        var text = TweetText(original?.text ?? tweet.text)
        let isCut = original.map { text.retweet(from: authors[$0.author].screenName) } ?? false
        let shown = EscapedText(text, in: self)
        let answered = tweet.replyTo.map { tweets[$0] }
        let answeredAuthor = answered.map { authors[$0.author] }
        let retweeted = tweet.retweetOf.map { "\"retweeted_status\":\(status($0, for: parameters))," as JSONText }
        // A search for recent tweets marks all tweets as recent.
        let isPopular = parameters.resultType != .recent && tweet.isPopular
        return """
            {"metadata":{"result_type":\(isPopular ? "popular" : "recent"),"iso_language_code":\(tweet.language)},\
            "created_at":\(ServiceDate(unixSeconds: tweet.createdAt).apiText),\("id", id: tweet.id),\
            "text":\(shown.text),"source":\(Self.source(tweet.source)),"truncated":\(isCut),\
            \("in_reply_to_status_id", id: answered?.id),\("in_reply_to_user_id", id: answeredAuthor?.id),\
            "in_reply_to_screen_name":\(answeredAuthor?.screenName),"user":\(users[tweet.author]),\
            "geo":null,"coordinates":null,"place":null,"contributors":null,\(retweeted ?? "")\
            "retweet_count":\((original ?? tweet).retweetCount),\
            "favorite_count":\(original == nil ? tweet.favoriteCount : 0),\
            \(parameters.includesEntities ? shown.entities : "")"favorited":false,"retweeted":false,\
            \(shown.urls.isEmpty ? "" : "\"possibly_sensitive\":false," as JSONText)"lang":\(tweet.language)}
            """
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

/// A tweet's text as the API sends it, with `&`, `<`, and `>` escaped as in HTML, and its entities.
///
/// Their indices count Unicode code points of the escaped text: five for `&amp;`, and one for 😀. (`String` counts
/// characters, and `NSString` counts UTF-16 units, so neither matches.)
struct EscapedText {
    private(set) var text = ""
    private(set) var urls: [JSONText] = []
    private var hashtags: [JSONText] = []
    private var mentions: [JSONText] = []

    var entities: JSONText {
        "\"entities\":{\"hashtags\":\(hashtags),\"symbols\":[],\"urls\":\(urls),\"user_mentions\":\(mentions)},"
    }

    init(_ tweet: TweetText, in corpus: Corpus) {
        var end = 0
        for piece in tweet.pieces {
            let escaped = Self.escaped(piece.shown)
            text += escaped
            let range = end..<end + escaped.unicodeScalars.count
            end = range.upperBound
            switch piece {
            case .plain: break
            case .hashtag(let name): hashtags.append("{\"text\":\(name),\(.indices(range))}")
            case .link(let address): urls.append(.link(to: address, range))
            case .mention(let name):
                // An unknown name is plain text.
                guard let author = corpus.author(named: name) else { continue }
                mentions.append(
                    """
                    {"screen_name":\(author.screenName),"name":\(author.name),\("id", id: author.id),\
                    \(.indices(range))}
                    """)
            }
        }
    }

    private static func escaped(_ text: String) -> String {
        if strpbrk(text, "&<>") == nil { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension JSONText {
    static func link(to address: String, _ range: Range<Int>) -> JSONText {
        """
        {"url":\(ShortLink.address(of: address)),"expanded_url":\(address),\
        "display_url":\(ShortLink.display(of: address)),\(indices(range))}
        """
    }

    static func indices(_ range: Range<Int>) -> JSONText { "\"indices\":[\(range.lowerBound),\(range.upperBound)]" }
}
