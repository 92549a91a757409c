/// Where words begin, sorted by their first two bytes, like the thumb notches at the edge of a dictionary.
///
/// A whole sorted list of words would be quicker still to ask and much slower to make; the pages behind a notch are few enough
/// to leaf through.
struct ThumbIndex: Sendable {
    struct Entry: Sendable {
        /// Where the word begins in the folded text.
        let offset: UInt32
        /// The tweet that it is in.
        let rank: UInt32
    }

    /// Where each notch's entries begin; one more than there are notches.
    private let notches: [UInt32]
    private let entries: [Entry]

    init(_ unsorted: [Entry], text: [UInt8]) {
        var notches = [UInt32](repeating: 0, count: 65_537)
        var entries = unsorted
        notches.withUnsafeMutableBufferPointer { notches in
            text.withUnsafeBufferPointer { text in
                for entry in unsorted { notches[Self.notch(text, entry) + 1] += 1 }
                for place in 1...65_536 { notches[place] += notches[place - 1] }
                var next = Array(notches)
                next.withUnsafeMutableBufferPointer { next in
                    entries.withUnsafeMutableBufferPointer { entries in
                        for entry in unsorted {
                            let notch = Self.notch(text, entry)
                            entries[Int(next[notch])] = entry
                            next[notch] += 1
                        }
                    }
                }
            }
        }
        self.notches = notches
        self.entries = entries
    }

    /// Puts into `found` the tweets that have the bytes of `pattern` at the beginning of a word.
    ///
    /// - Returns: how many entries it leafed through, the measure of what a search costs. For a pattern of two bytes or more it is never
    ///   more than ``largestNotch``.
    func find(_ pattern: [UInt8], in text: [UInt8], _ found: inout RankSet) -> Int {
        guard let first = pattern.first else { return 0 }
        // A single byte has 256 notches that lie side by side.
        let lowest = Int(first) << 8 | (pattern.count > 1 ? Int(pattern[1]) : 0)
        let highest = pattern.count > 1 ? lowest : lowest | 0xFF
        let places = Int(notches[lowest])..<Int(notches[highest + 1])
        text.withUnsafeBufferPointer { text in
            pattern.withUnsafeBufferPointer { pattern in
                for place in places {
                    let entry = entries[place]
                    let start = Int(entry.offset)
                    guard start + pattern.count <= text.count else { continue }
                    var position = min(2, pattern.count)
                    while position < pattern.count, text[start + position] == pattern[position] { position += 1 }
                    if position == pattern.count { found.insert(Int(entry.rank)) }
                }
            }
        }
        return places.count
    }

    /// How many entries there are.
    var count: Int { entries.count }

    /// How many entries there are behind the notch that has most.
    var largestNotch: Int { zip(notches, notches.dropFirst()).map { Int($1 - $0) }.max() ?? 0 }

    private static func notch(_ text: UnsafeBufferPointer<UInt8>, _ entry: Entry) -> Int {
        Int(text[Int(entry.offset)]) << 8 | Int(text[Int(entry.offset) + 1])
    }
}
