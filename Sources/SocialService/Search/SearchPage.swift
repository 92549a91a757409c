/// A page of the tweets that match a search.
struct SearchPage: Sendable {
    /// The ranks of the tweets, the newest first.
    let ranks: [Int]
    let hasMore: Bool
}

extension Corpus {
    /// Finds the tweets that match a search.
    ///
    /// - Parameter now: seconds since 1970. Tweets of the future aren't found.
    func page(_ parameters: SearchParameters, now: Int) -> SearchPage {
        if parameters.isAroundAPlace { return SearchPage(ranks: [], hasMore: false) }
        var matches = index.tweets(matching: parameters.query).tweets
        if let language = parameters.language { matches.formIntersection(index.tweets(inLanguage: language)) }
        if parameters.resultType == .popular { matches.formIntersection(index.popular) }

        // Ranks are in the order of age, so a condition on the age is a condition on the rank.
        var newest = firstRank { $0.createdAt <= now }
        if let maxID = parameters.maxID { newest = max(newest, firstRank { $0.id <= maxID }) }
        if let until = parameters.until {
            newest = max(newest, firstRank { ServiceDate(unixSeconds: $0.createdAt).dayText < until })
        }
        let oldest = max(newest, firstRank { $0.id <= parameters.sinceID })

        let ranks = matches.ranks(in: newest..<oldest, atMost: parameters.count + 1)
        return SearchPage(ranks: Array(ranks.prefix(parameters.count)), hasMore: ranks.count > parameters.count)
    }

    /// The first rank that fulfills a condition, which all older tweets fulfill too.
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
