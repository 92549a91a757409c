/// Finds tweets without reading them: all folded words of all tweets in one text, with indexes of the words, of the
/// `#tags` and of the `@names` in it.
struct TweetIndex: Sendable {
    static let wordEnd = UInt8(ascii: " ")
    static let tweetEnd = UInt8(ascii: "\n")

    private let text: [UInt8]
    let words: PrefixIndex
    let tags: PrefixIndex
    let names: PrefixIndex
    /// The tweets with a word that begins with an ASCII character, since most searches begin with a single letter.
    private let tweetsByFirstLetter: [RankBitSet]
    private let tweetsByAuthor: [String: RankBitSet]
    private let tweetsByLanguage: [String: RankBitSet]
    let popular: RankBitSet
    let count: Int

    init(tweets: [CorpusTweet], authors: [Author]) {
        var text: [UInt8] = []
        text.reserveCapacity(tweets.count * 120)
        var words: [PrefixIndex.Entry] = []
        var tags: [PrefixIndex.Entry] = []
        var names: [PrefixIndex.Entry] = []
        words.reserveCapacity(tweets.count * 20)
        var folding = Folding()
        var byAuthor = [RankBitSet](repeating: RankBitSet(count: tweets.count), count: authors.count)
        var byLanguage: [String: RankBitSet] = [:]
        var popular = RankBitSet(count: tweets.count)
        var byFirstLetter = [RankBitSet](repeating: RankBitSet(count: tweets.count), count: 128)

        for (rank, tweet) in tweets.enumerated() {
            func add(_ part: String) {
                folding.words(of: part) { word, sign in
                    let entry = PrefixIndex.Entry(offset: UInt32(text.count), rank: UInt32(rank))
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
            byLanguage[tweet.language, default: RankBitSet(count: tweets.count)].insert(rank)
            if tweet.isPopular { popular.insert(rank) }
        }
        // So that a word of one letter at the very end has two bytes too.
        text.append(Self.tweetEnd)

        self.text = text
        self.words = PrefixIndex(words, text: text)
        self.tags = PrefixIndex(tags, text: text)
        self.names = PrefixIndex(names, text: text)
        self.popular = popular
        count = tweets.count
        tweetsByAuthor = Dictionary(uniqueKeysWithValues: zip(authors.map { $0.screenName.lowercased() }, byAuthor))
        tweetsByLanguage = byLanguage
        tweetsByFirstLetter = byFirstLetter
    }

    func tweets(from screenName: String) -> RankBitSet {
        tweetsByAuthor[screenName.lowercased()] ?? RankBitSet(count: count)
    }

    func tweets(inLanguage language: String) -> RankBitSet { tweetsByLanguage[language] ?? RankBitSet(count: count) }

    /// Returns the tweets of any age that match a query, and how many entries of the indexes were read.
    func tweets(matching query: SearchQuery) -> (tweets: RankBitSet, entriesRead: Int) {
        var matches = RankBitSet(count: count)
        var entriesRead = 0
        matches.invert()
        // A repeated term is searched once.
        var known: [SearchQuery.Term: RankBitSet] = [:]
        for clause in query.clauses {
            var found = RankBitSet(count: count)
            for term in clause {
                let tweets = known[term] ?? tweets(with: term, &entriesRead)
                known[term] = tweets
                found.formUnion(tweets)
            }
            matches.formIntersection(found)
        }
        return (matches, entriesRead)
    }

    private func tweets(with term: SearchQuery.Term, _ entriesRead: inout Int) -> RankBitSet {
        var found = RankBitSet(count: count)
        switch term.pattern {
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

    /// A whole word is followed by its end.
    private static func ended(_ pattern: [UInt8], _ term: SearchQuery.Term) -> [UInt8] {
        term.isWhole ? pattern + [wordEnd] : pattern
    }
}
