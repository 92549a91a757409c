/// One page of a search's matches.
struct SearchPage: Sendable {
    /// The ranks of the tweets, newest first.
    let ranks: [Int]
    let hasMore: Bool
}

extension Corpus {
    /// Finds a search's matches.
    ///
    /// - Parameter now: seconds since 1970. Later tweets aren't found.
    func page(_ parameters: SearchParameters, now: Int) -> SearchPage {
        if parameters.isAroundAPlace { return SearchPage(ranks: [], hasMore: false) }
        // Ranks are sorted by age, so a limit on the age is a limit on the rank.
        var newest = firstRank { $0.createdAt <= now }
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

    /// The first rank for which a condition holds. It must hold for all older tweets, too.
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
