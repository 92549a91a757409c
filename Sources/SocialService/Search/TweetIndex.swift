/// Answers "which tweets have this in them" without looking at tweets: all words of all tweets, folded, in one long text, and
/// three indexes into it, of words, of `#tags` and of `@names`.
struct TweetIndex: Sendable {
    static let wordEnd = UInt8(ascii: " ")
    static let tweetEnd = UInt8(ascii: "\n")

    private let text: [UInt8]
    let words: ThumbIndex
    let tags: ThumbIndex
    let names: ThumbIndex
    /// The tweets with a word that begins with a letter, which is what most searches begin with; the letters are ASCII.
    private let tweetsByFirstLetter: [RankSet]
    private let tweetsByAuthor: [String: RankSet]
    private let tweetsByLanguage: [String: RankSet]
    let popular: RankSet
    let count: Int

    init(tweets: [Tweet], authors: [Author]) {
        var text: [UInt8] = []
        text.reserveCapacity(tweets.count * 120)
        var words: [ThumbIndex.Entry] = []
        var tags: [ThumbIndex.Entry] = []
        var names: [ThumbIndex.Entry] = []
        words.reserveCapacity(tweets.count * 20)
        var folding = Folding()
        var byAuthor = [RankSet](repeating: RankSet(count: tweets.count), count: authors.count)
        var byLanguage: [String: RankSet] = [:]
        var popular = RankSet(count: tweets.count)
        var byFirstLetter = [RankSet](repeating: RankSet(count: tweets.count), count: 128)

        for (rank, tweet) in tweets.enumerated() {
            func add(_ part: String) {
                folding.words(of: part) { word, sign in
                    let entry = ThumbIndex.Entry(offset: UInt32(text.count), rank: UInt32(rank))
                    words.append(entry)
                    if word[0] < 128 { byFirstLetter[Int(word[0])].insert(rank) }
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
        tweetsByFirstLetter = byFirstLetter
    }

    func tweets(from screenName: String) -> RankSet { tweetsByAuthor[screenName.lowercased()] ?? RankSet(count: count) }

    func tweets(inLanguage language: String) -> RankSet { tweetsByLanguage[language] ?? RankSet(count: count) }

    /// The tweets that a query is about, whatever their age, and how many entries of the indexes were looked at to find them.
    func tweets(matching query: SearchQuery) -> (tweets: RankSet, entriesRead: Int) {
        var matches = RankSet(count: count)
        var entriesRead = 0
        matches.invert()
        // A term that comes again is not looked for again.
        var known: [SearchQuery.Term: RankSet] = [:]
        for clause in query.clauses {
            var found = RankSet(count: count)
            for term in clause {
                let tweets = known[term] ?? tweets(with: term, &entriesRead)
                known[term] = tweets
                found.formUnion(tweets)
            }
            matches.formIntersection(found)
        }
        return (matches, entriesRead)
    }

    private func tweets(with term: SearchQuery.Term, _ entriesRead: inout Int) -> RankSet {
        var found = RankSet(count: count)
        switch term.kind {
        case .words(let pattern):
            if !term.isWhole, pattern.count == 1 {
                found = tweetsByFirstLetter[Int(pattern[0])]
            } else {
                entriesRead += words.find(Self.ended(pattern, term), in: text, &found)
            }
        case .tag(let pattern): entriesRead += tags.find(Self.ended(pattern, term), in: text, &found)
        case .name(let pattern): entriesRead += names.find(Self.ended(pattern, term), in: text, &found)
        case .from(let screenName): found = tweets(from: screenName)
        }
        if term.isNegated { found.invert() }
        return found
    }

    /// A whole word is one with its end after it.
    private static func ended(_ pattern: [UInt8], _ term: SearchQuery.Term) -> [UInt8] {
        term.isWhole ? pattern + [wordEnd] : pattern
    }
}
