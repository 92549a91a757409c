/// A set of tweets: a bit for each rank.
struct RankBitSet: Sendable, Equatable {
    private var words: [UInt64]

    init(count: Int) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    mutating func insert(_ rank: Int) { words[rank >> 6] |= 1 << UInt64(rank & 63) }

    mutating func formUnion(_ other: Self) { for index in words.indices { words[index] |= other.words[index] } }

    mutating func formIntersection(_ other: Self) { for index in words.indices { words[index] &= other.words[index] } }

    /// The complement can contain ranks past the last tweet. Intersect it with another set to remove them.
    mutating func invert() { for index in words.indices { words[index] = ~words[index] } }

    /// At most `limit` ranks of a range, in rising order: the newest tweet first.
    func ranks(in range: Range<Int>, atMost limit: Int) -> [Int] {
        var ranks: [Int] = []
        guard !range.isEmpty else { return ranks }
        for index in (range.lowerBound >> 6)...((range.upperBound - 1) >> 6) {
            var bits = words[index]
            while bits != 0 {
                let rank = index * 64 + bits.trailingZeroBitCount
                bits &= bits - 1
                if rank < range.lowerBound { continue }
                if rank >= range.upperBound || ranks.count == limit { return ranks }
                ranks.append(rank)
            }
        }
        return ranks
    }
}
