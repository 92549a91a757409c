/// The words of a text in buckets by their first two bytes, so that words with a prefix are found quickly.
///
/// A completely sorted list would be faster to search but much slower to build, and a bucket is small enough to scan.
struct PrefixIndex: Sendable {
    struct Entry: Sendable {
        /// The position of the word in the folded text.
        let offset: UInt32
        /// The tweet that contains the word.
        let rank: UInt32
    }

    /// The position of each bucket's first entry, and the number of all entries at the end.
    private let starts: [UInt32]
    private let entries: [Entry]

    init(_ unsorted: [Entry], text: [UInt8]) {
        let buckets = unsorted.map { Int(text[Int($0.offset)]) << 8 | Int(text[Int($0.offset) + 1]) }
        var starts = [UInt32](repeating: 0, count: 65_537)
        for bucket in buckets { starts[bucket + 1] += 1 }
        for bucket in 1...65_536 { starts[bucket] += starts[bucket - 1] }
        var entries = unsorted
        var next = starts
        for (entry, bucket) in zip(unsorted, buckets) {
            entries[Int(next[bucket])] = entry
            next[bucket] += 1
        }
        self.starts = starts
        self.entries = entries
    }

    /// Inserts into `found` the tweets with a word that begins with `pattern`.
    ///
    /// - Returns: how many entries it read, the measure of a search's cost. For a pattern of two bytes or more, it's at
    ///   most ``largestBucket``.
    func find(_ pattern: [UInt8], in text: [UInt8], _ found: inout RankBitSet) -> Int {
        guard let first = pattern.first else { return 0 }
        // The words that begin with a single byte are in 256 consecutive buckets.
        let lowest = Int(first) << 8 | (pattern.count > 1 ? Int(pattern[1]) : 0)
        let highest = pattern.count > 1 ? lowest : lowest | 0xFF
        let candidates = entries[Int(starts[lowest])..<Int(starts[highest + 1])]
        text.withUnsafeBufferPointer { text in
            for entry in candidates {
                let start = Int(entry.offset)
                guard start + pattern.count <= text.count else { continue }
                var position = min(2, pattern.count)
                while position < pattern.count, text[start + position] == pattern[position] { position += 1 }
                if position == pattern.count { found.insert(Int(entry.rank)) }
            }
        }
        return candidates.count
    }

    var count: Int { entries.count }

    /// The number of entries in the fullest bucket.
    var largestBucket: Int { zip(starts, starts.dropFirst()).map { Int($1 - $0) }.max() ?? 0 }
}
