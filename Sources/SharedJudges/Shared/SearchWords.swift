/// Words to search for. The service finds tweets for each word, and for its beginnings of at least three letters.
package enum SearchWords {
    package static let all = [
        "coffee", "swift", "garden", "music", "train", "winter", "bread", "river", "school", "light",
    ]

    /// Texts that expose wrong rules about letters, lengths, or bytes. Two texts are too short to be searched for.
    package static let strange = [
        "Swift", "SWIFT 6!", "N\u{FA}mero 42", "日本語の本", "👨‍👩‍👧👍🏽🇯🇵", "🇯🇵👨‍👩‍👧", "שלום", "e\u{301}te\u{301}", "  tea ",
        "c++ & c#", "100%", "- -", "é", "a text that is longer than any in the lesson", long,
    ]

    /// Texts that expose known misreadings: of spaces inside a text and at its ends, and of capitals.
    static let awkward = ["a b", " ab", "ab ", "   ", "Swift", "swift", " tea  pot "]

    package static let long = String(repeating: "long-text_", count: 30)

    package static func one(using generator: inout SplitMix64) -> String {
        all.randomElement(using: &generator) ?? all[0]
    }
}

extension Scenario {
    /// Enough searches, in several alphabets, to expose a counter or a cache that is right only at first.
    package static let manySearches = Scenario("many texts are pasted and searched for, some of them strange") {
        typing in
        let texts = SearchWords.strange + SearchWords.all.prefix(5)
        let searches = texts.count { $0.count > 2 } + 1
        typing.open(SearchWorld(plan: String(repeating: "200@80ms,", count: searches - 1) + "200@60s"))
        for text in texts.shuffled(using: &typing.generator) + SearchWords.all.suffix(1) {
            typing.add(.type(text))
            typing.wait(.milliseconds(700))
            typing.add(.clear)
        }
        typing.wait(.seconds(61))
    }.cutting(.end)
}
