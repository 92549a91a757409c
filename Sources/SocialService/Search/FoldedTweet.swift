/// The parts of a tweet that a search examines: its folded words, `#tags`, `@names`, and author.
struct FoldedTweet: Sendable {
    static let wordEnd = UInt8(ascii: " ")

    /// The words with a ``wordEnd`` before, between, and after them.
    private var words = [wordEnd]
    /// A Bloom filter of the words' first two bytes: one comparison rules out most tweets that lack a word.
    private var beginnings: UInt64 = 0
    private var tags: [[UInt8]] = []
    private var names: [[UInt8]] = []
    private let author: String

    /// - Parameters:
    ///   - text: the tweet's visible text; for a retweet, the original's text after `RT @name`.
    ///   - author: the author's screen name.
    init(_ text: String, by author: String, _ folding: inout Folding) {
        self.author = author.lowercased()
        folding.words(of: text) { word, sign in
            words += word + [Self.wordEnd]
            if word.count > 1 { beginnings |= Self.bit(word[0], word[1]) }
            if sign == UInt8(ascii: "#") { tags.append(word) }
            if sign == UInt8(ascii: "@") { names.append(word) }
        }
    }

    func matches(_ query: SearchQuery) -> Bool {
        query.clauses.allSatisfy { clause in clause.contains { has($0) != $0.isNegated } }
    }

    private func has(_ term: SearchQuery.Term) -> Bool {
        switch term.pattern {
        case .words(let pattern): hasWords(pattern)
        case .tag(let pattern): tags.contains { term.isWhole ? $0 == pattern : $0.starts(with: pattern) }
        case .name(let pattern): names.contains { term.isWhole ? $0 == pattern : $0.starts(with: pattern) }
        case .from(let screenName): author == screenName
        }
    }

    private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 { 1 << UInt64((first &* 37 &+ second) & 63) }

    /// A search calls this for many tweets, so it reads the bytes in place.
    private func hasWords(_ pattern: [UInt8]) -> Bool {
        words.withUnsafeBufferPointer { words in
            pattern.withUnsafeBufferPointer { pattern in
                guard words.count >= pattern.count else { return false }
                if pattern.count > 2, pattern[2] != Self.wordEnd, beginnings & Self.bit(pattern[1], pattern[2]) == 0 {
                    return false
                }
                return (0...words.count - pattern.count).contains { start in
                    pattern.indices.allSatisfy { words[start + $0] == pattern[$0] }
                }
            }
        }
    }
}
