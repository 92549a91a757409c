import Foundation

/// What searches examine: all tweets in one text, which C's `strstr` searches quickly. A tweet in it consists of its
/// author, its folded words, and once more its `#tags` and `@names`:
///
///     ␁ada magic with bo #magic @bo␠
struct SearchIndex: Sendable {
    private let text: String
    private let starts: [Int]

    /// - Parameter tweets: each tweet's author and visible text; for a retweet, the original's text after `RT @name`.
    init(_ tweets: [(author: String, text: String)]) {
        var folding = Folding()
        starts = tweets.map { author, text in
            let start = folding.bytes.count
            folding.bytes += "\u{1}\(author.lowercased()) ".utf8
            for (place, sign) in folding.append(text) {
                folding.bytes += [sign] + folding.bytes[place...].prefix { $0 != 0x20 } + [0x20]
            }
            return start
        }
        text = String(decoding: folding.bytes, as: UTF8.self)
    }

    /// The rank of the first tweet from `rank` on that contains a pattern, or the number of tweets.
    func firstRank(of pattern: String, from rank: Int) -> Int {
        guard rank < starts.count else { return starts.count }
        return text.withCString { text in
            guard let place = strstr(text + starts[rank], pattern) else { return starts.count }
            return (rank..<starts.count).partitioned { text + starts[$0] > place } - 1
        }
    }
}

extension Range<Int> {
    /// Binary search: the first number for which a condition holds, or the upper bound. The condition must then also
    /// hold for all larger numbers.
    func partitioned(by holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Corpus {
    /// The ranks of the newest tweets that a search finds, at most `limit`.
    ///
    /// - Parameter newest: the rank of the newest tweet that can be found.
    func ranks(of parameters: SearchParameters, newest: Int, limit: Int) -> [Int] {
        if parameters.isAroundAPlace { return [] }
        // A limit on the age is a limit on the rank.
        var rank = newest
        if let maxID = parameters.maxID { rank = max(rank, firstRank { $0.id <= maxID }) }
        if let until = parameters.until {
            rank = max(rank, firstRank { ServiceDate(unixSeconds: $0.createdAt).dayText < until })
        }
        let oldest = max(rank, firstRank { $0.id <= parameters.sinceID })

        var search = parameters.query.clauses.map { $0.map { TermSearch(term: $0, index: index) } }
        var ranks: [Int] = []
        while rank < oldest, ranks.count < limit {
            var next = rank
            for clause in search.indices {
                var first = tweets.count
                for term in search[clause].indices { first = min(first, search[clause][term].firstRank(from: next)) }
                next = first
            }
            if next == rank {
                if isAllowed(tweets[rank], by: parameters) { ranks.append(rank) }
                next += 1
            }
            rank = next
        }
        return ranks
    }

    /// The rank of the newest tweet that exists at `now`, in seconds since 1970; `count` if there is none.
    func newestRank(at now: Int) -> Int { firstRank { $0.createdAt <= now } }

    private func firstRank(where holds: (CorpusTweet) -> Bool) -> Int {
        tweets.indices.partitioned { holds(tweets[$0]) }
    }

    private func isAllowed(_ tweet: CorpusTweet, by parameters: SearchParameters) -> Bool {
        parameters.language.map { $0 == tweet.language } != false
            && (parameters.resultType != .popular || tweet.isPopular)
    }
}

/// The ranks that match a term, in order.
private struct TermSearch {
    let term: SearchQuery.Term
    let index: SearchIndex
    /// The last answer.
    private var match = -1
    /// The first rank with the pattern at or after `match`.
    private var found = -1

    init(term: SearchQuery.Term, index: SearchIndex) { (self.term, self.index) = (term, index) }

    mutating func firstRank(from rank: Int) -> Int {
        if match >= rank { return match }
        match = rank
        advance()
        if !term.isNegated { match = found }
        while term.isNegated, found == match {
            match += 1
            advance()
        }
        return match
    }

    private mutating func advance() {
        if found < match { found = index.firstRank(of: term.pattern, from: match) }
    }
}
