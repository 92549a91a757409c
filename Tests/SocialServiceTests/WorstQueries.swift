@testable import SocialService

/// Slow queries: with as many terms as a query may have, each of which reads as much of the index as possible.
struct WorstQueries {
    /// The fifty slowest, the slowest first.
    let texts: [String]

    /// Builds them from the most frequent words of the corpus.
    init(_ corpus: Corpus) throws {
        var places: [String: Int] = [:]
        var nextWords: Set<String> = []
        var folding = Folding()
        for tweet in corpus.tweets {
            var before = ""
            folding.words(of: tweet.text) { bytes, _ in
                let word = String(decoding: bytes, as: UTF8.self)
                // Half a character of another script can't be typed.
                if let start = String(validating: bytes.prefix(2), as: UTF8.self) { places[start, default: 0] += 1 }
                if before == "the" { nextWords.insert(word) }
                before = word
            }
        }
        let most = SearchQuery.maximumTerms
        let starts = places.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key).prefix(60)
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let crowded = starts.first ?? "th"

        func joined(_ terms: some Sequence<String>, _ glue: String) -> String {
            terms.prefix(most).joined(separator: glue)
        }
        var texts: [String] = []
        for glue in [" ", " OR "] {
            texts.append(joined(starts, glue))
            texts.append(joined(Array(repeating: crowded, count: most), glue))
            texts.append(joined(letters.map { crowded + $0 } + letters.map { crowded + "e" + $0 }, glue))
            texts.append(joined(nextWords.sorted().map { "\"the \($0)\"" }, glue))
            texts.append(
                joined([crowded] + letters.map { "-\(crowded)\($0)" } + letters.map { "-\(crowded)e\($0)" }, glue))
            texts.append(joined(letters.map { "\"\($0)\"" } + letters, glue))
            texts.append(joined(letters.map { "#\($0)" } + letters.map { "@\($0)" }, glue))
        }
        texts += starts.flatMap { start in [start, joined([start, crowded] + letters.map { start + $0 }, " OR ")] }
        self.texts = Array(
            try texts.map { text in (text, corpus.index.tweets(matching: try SearchQuery(text)).entriesRead) }
                .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0).prefix(50)
        )
    }
}
