/// A set of tweets by their ranks: a bit each.
struct RankSet: Sendable, Equatable {
    private var words: [UInt64]

    init(count: Int) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    mutating func insert(_ rank: Int) { words[rank >> 6] |= 1 << UInt64(rank & 63) }

    mutating func formUnion(_ other: RankSet) { for place in words.indices { words[place] |= other.words[place] } }
    mutating func formIntersection(_ other: RankSet) {
        for place in words.indices { words[place] &= other.words[place] }
    }
    mutating func subtract(_ other: RankSet) { for place in words.indices { words[place] &= ~other.words[place] } }

    /// The complement may hold ranks past the last tweet, which no other set holds; whoever uses it intersects.
    mutating func invert() { for place in words.indices { words[place] = ~words[place] } }

    /// The ranks in a range in rising order, so the newest tweet first, and at most so many.
    func ranks(in range: Range<Int>, atMost limit: Int) -> [Int] {
        var ranks: [Int] = []
        guard !range.isEmpty else { return ranks }
        for place in (range.lowerBound >> 6)...((range.upperBound - 1) >> 6) {
            var bits = words[place]
            while bits != 0 {
                let rank = place * 64 + bits.trailingZeroBitCount
                bits &= bits - 1
                if rank < range.lowerBound { continue }
                if rank >= range.upperBound || ranks.count == limit { return ranks }
                ranks.append(rank)
            }
        }
        return ranks
    }
}
