import SharedJudges

extension BookTask {
    /// Task 3 of chapter 08: collections, transformed like signals.
    static let mostRetweeted = BookTask(
        sharing: .function,
        except: [.failure: "The question can't fail.", .emptyThings: "An empty list has no authors."],
        scenarios: [
            Scenario("a few lists of tweets") { generator in
                TweetSheet.all(using: &generator).enumerated().map { number, sheet in
                    Stimulus(at: .milliseconds(100 * number + 100), .question(sheet))
                }
            }.holding(.repetition, .count)
        ])
}

extension TweetSheet {
    /// On this sheet, each known misreading names other authors.
    private static let awkward = TweetSheet(
        rows: [
            ("cem", "en", 2), ("dora", "en", 10), ("bela", "en", 26), ("ada", "en", 30), ("emil", "EN", 400),
            ("bela", "en", 27), ("cem", "en", 50), ("bela", "en", 28), ("ada", "en", 40), ("cem", "en", 35),
            ("emil", "es", 500), ("bela", "en", 29), ("gil", "eng", 300), ("gil", "en", 9), ("cem", "en", 3),
            ("ada", "en", 38), ("bela", "en", 11),
        ].map { Row(username: $0, language: $1, retweets: $2) }, language: "en")

    /// The awkward sheet, then many kinds, such as with many authors, one tweet, no tweet in the language, or none.
    fileprivate static func all(using generator: inout SplitMix64) -> [TweetSheet] {
        var sheets: [TweetSheet] = []
        for isAhead in [true, false, false] { sheets.append(TweetSheet(isAhead: isAhead, using: &generator)) }
        let sheet = TweetSheet(isAhead: false, using: &generator)
        let own = sheet.rows.filter { $0.language == sheet.language }
        let foreign = sheet.rows.filter { $0.language != sheet.language }
        let authors = Set(own.map(\.username)).sorted().shuffled(using: &generator).prefix(2)
        var unnoticed = own[0]
        unnoticed.retweets = 0
        let rows = [own.filter { authors.contains($0.username) } + foreign, [own[0]], [unnoticed], foreign, []]
        // Names with uppercase letters, and numbers of different lengths.
        let names = ["Ada", "bela", "CEM", "doraX"].shuffled(using: &generator)
        let lengths = [9...9, 20...89, 100...899, 1_000...8_999].map { $0.randomElement(using: &generator) ?? 9 }
        sheets.append(
            TweetSheet(
                rows: zip(names, lengths).map { .init(username: $0, language: "en", retweets: $1) }, language: "en"))
        sheets += rows.map { TweetSheet(rows: $0, language: sheet.language) }
        return [awkward] + sheets.shuffled(using: &generator)
    }

    /// Tweets by a few authors in three languages, no two retweeted equally often.
    ///
    /// - Parameter isAhead: whether one author has the three most retweeted tweets, instead of the two most retweeted.
    private init(isAhead: Bool, using generator: inout SplitMix64) {
        // The first letter of a language isn't enough to identify it.
        let language = ["en", "es", "et"].randomElement(using: &generator) ?? "en"
        let others = ["en", "es", "et"].filter { $0 != language }
        // In this range, three tweets are always retweeted more often, in total, than two others.
        let counts = (200...299).shuffled(using: &generator)
        var authors: [String]
        repeat {
            authors = ["ada", "bela", "cem", "dora", "emil"].shuffled(using: &generator)
        } while authors.prefix(3) == authors.prefix(3).sorted()[...]
        // Another author leads in another language.
        let ranked = (isAhead ? [0, 0, 0, 1, 1, 2, 3] : [0, 0, 1, 1, 2, 3, 1]).map { authors[$0] }
        let own = zip(ranked, counts.prefix(7).sorted(by: >)).map {
            Row(username: $0, language: language, retweets: $1)
        }
        let foreign = counts.suffix(7).enumerated().map { number, count in
            Row(
                username: number == 0 ? authors[4] : authors[number % 5], language: others[number % 2],
                retweets: number == 0 ? 500 : count)
        }
        // The first author in the list isn't the first in the answer.
        let rest = (own + foreign).shuffled(using: &generator).filter { $0 != own[4] }
        self.init(rows: [own[4]] + rest, language: language)
    }
}
