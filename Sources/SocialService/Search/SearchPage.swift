struct SearchPage: Sendable {
    /// The ranks of the tweets, newest first.
    let ranks: [Int]
    let hasMore: Bool
}

extension Corpus {
    /// The rank of the newest tweet that exists at `now`, in seconds since 1970; `count` if there is none.
    func newestRank(at now: Int) -> Int { firstRank { $0.createdAt <= now } }

    /// - Parameter newest: the rank of the newest tweet that can be found.
    func page(_ parameters: SearchParameters, newest: Int) -> SearchPage {
        if parameters.isAroundAPlace { return SearchPage(ranks: [], hasMore: false) }
        // A limit on the age is a limit on the rank.
        var newest = newest
        if let maxID = parameters.maxID { newest = max(newest, firstRank { $0.id <= maxID }) }
        if let until = parameters.until {
            newest = max(newest, firstRank { ServiceDate(unixSeconds: $0.createdAt).dayText < until })
        }
        let oldest = max(newest, firstRank { $0.id <= parameters.sinceID })

        let matches = (newest..<oldest).lazy.filter { isMatch(rank: $0, of: parameters) }
        let ranks = Array(matches.prefix(parameters.count + 1))
        return SearchPage(ranks: Array(ranks.prefix(parameters.count)), hasMore: ranks.count > parameters.count)
    }

    private func isMatch(rank: Int, of parameters: SearchParameters) -> Bool {
        folded[rank].matches(parameters.query)
            && parameters.language.map { $0 == tweets[rank].language } != false
            && (parameters.resultType != .popular || tweets[rank].isPopular)
    }

    /// The first rank for which a condition holds, or `count`, by binary search: the condition must then also hold for
    /// all older tweets.
    private func firstRank(where holds: (CorpusTweet) -> Bool) -> Int {
        var low = 0
        var high = tweets.count
        while low < high {
            let middle = (low + high) / 2
            if holds(tweets[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
