/// Answers "which tweets have this in them" without looking at tweets: all words of all tweets, folded, in one long text, and
/// three indexes into it, of words, of `#tags` and of `@names`.
struct TweetIndex: Sendable {
    static let wordEnd = UInt8(ascii: " ")
    static let tweetEnd = UInt8(ascii: "\n")

    private let text: [UInt8]
    private let words: ThumbIndex
    private let tags: ThumbIndex
    private let names: ThumbIndex
    private let tweetsByAuthor: [String: RankSet]
    private let tweetsByLanguage: [String: RankSet]
    let popular: RankSet
    let count: Int

    init(tweets: [Tweet], authors: [Author]) {
        var text: [UInt8] = []
        text.reserveCapacity(tweets.count * 120)
        var words: [ThumbIndex.Entry] = [], tags: [ThumbIndex.Entry] = [], names: [ThumbIndex.Entry] = []
        words.reserveCapacity(tweets.count * 20)
        var folding = Folding()
        var byAuthor = [RankSet](repeating: RankSet(count: tweets.count), count: authors.count)
        var byLanguage: [String: RankSet] = [:]
        var popular = RankSet(count: tweets.count)

        for (rank, tweet) in tweets.enumerated() {
            func add(_ part: String) {
                folding.words(of: part) { word, sign in
                    let entry = ThumbIndex.Entry(offset: UInt32(text.count), rank: UInt32(rank))
                    words.append(entry)
                    if sign == UInt8(ascii: "#") { tags.append(entry) }
                    if sign == UInt8(ascii: "@") { names.append(entry) }
                    text += word
                    text.append(Self.wordEnd)
                }
            }
            if let original = tweet.retweetOf {
                add("RT @\(authors[tweets[original].author].screenName)")
                add(tweets[original].text)
            } else {
                add(tweet.text)
            }
            text.append(Self.tweetEnd)
            byAuthor[tweet.author].insert(rank)
            byLanguage[tweet.language, default: RankSet(count: tweets.count)].insert(rank)
            if tweet.isPopular { popular.insert(rank) }
        }
        // A word of one letter at the very end has a byte after it all the same.
        text.append(Self.tweetEnd)

        self.text = text
        self.words = ThumbIndex(words, text: text)
        self.tags = ThumbIndex(tags, text: text)
        self.names = ThumbIndex(names, text: text)
        self.popular = popular
        count = tweets.count
        tweetsByAuthor = Dictionary(uniqueKeysWithValues: zip(authors.map { $0.screenName.lowercased() }, byAuthor))
        tweetsByLanguage = byLanguage
    }

    func tweets(from screenName: String) -> RankSet { tweetsByAuthor[screenName.lowercased()] ?? RankSet(count: count) }

    func tweets(inLanguage language: String) -> RankSet { tweetsByLanguage[language] ?? RankSet(count: count) }

    /// The tweets that a query is about, whatever their age.
    func tweets(matching query: SearchQuery) -> RankSet {
        var matches = RankSet(count: count)
        matches.invert()
        for clause in query.clauses {
            var found = RankSet(count: count)
            for term in clause { found.formUnion(tweets(with: term)) }
            matches.formIntersection(found)
        }
        return matches
    }

    private func tweets(with term: SearchQuery.Term) -> RankSet {
        var found = RankSet(count: count)
        switch term.kind {
        case .words(let pattern): words.find(pattern, wholeWord: term.isWhole, in: text, &found)
        case .tag(let pattern): tags.find(pattern, wholeWord: term.isWhole, in: text, &found)
        case .name(let pattern): names.find(pattern, wholeWord: term.isWhole, in: text, &found)
        case .from(let screenName): found = tweets(from: screenName)
        }
        if term.isNegated { found.invert() }
        return found
    }
}
