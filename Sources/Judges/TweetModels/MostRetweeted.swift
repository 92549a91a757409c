import Exercises
import Grading
import Seeding

extension ExerciseTask {
    /// Task 3 of chapter 08: collections, transformed like signals.
    static let mostRetweeted = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario("a few lists of tweets") { generator in
                TweetSheet.all(using: &generator).enumerated().map { number, sheet in
                    Stimulus(at: .milliseconds(100 * number + 100), .question(sheet))
                }
            } judge: { transcript in
                PopularAuthors(of: transcript).finding
            }
        ]
    )
}

extension TweetSheet {
    /// A sheet of each kind: with many authors, with two, with one tweet, with none in the language, and with none.
    fileprivate static func all(using generator: inout SplitMix64) -> [TweetSheet] {
        var sheets: [TweetSheet] = []
        for isAhead in [true, false, false] { sheets.append(TweetSheet(isAhead: isAhead, using: &generator)) }
        let sheet = TweetSheet(isAhead: false, using: &generator)
        let own = sheet.rows.filter { $0.language == sheet.language }
        let foreign = sheet.rows.filter { $0.language != sheet.language }
        let authors = Set(own.map(\.username)).sorted().shuffled(using: &generator).prefix(2)
        let rows = [own.filter { authors.contains($0.username) } + foreign, [own[0]], foreign, []]
        return (sheets + rows.map { TweetSheet(rows: $0, language: sheet.language) }).shuffled(using: &generator)
    }

    /// Tweets by a few authors in three languages, no two retweeted equally often. Every mistake gives another answer.
    ///
    /// - Parameter isAhead: whether one author has the three most retweeted tweets, and not only two.
    private init(isAhead: Bool, using generator: inout SplitMix64) {
        let language = ["en", "ja", "pt"].randomElement(using: &generator) ?? "en"
        let others = ["en", "ja", "pt"].filter { $0 != language }
        // Three tweets of one author are retweeted more often, in all, than two of another.
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

private struct PopularAuthors {
    private let sheets: [(sheet: TweetSheet, answer: [String])]

    init(of transcript: Transcript) {
        sheets = transcript.playedMoments.compactMap { moment in
            guard case .question(let sheet) = moment.stimulus?.action else { return nil }
            return (sheet, moment.values(in: .answer).last?.split(separator: " ").map(String.init) ?? [])
        }
    }

    var finding: Finding? {
        if sheets.allSatisfy({ $0.answer == right($0.sheet) }) { return nil }
        if let mistake = mistakes.first(where: { mistake in sheets.allSatisfy { $0.answer == mistake.answer($0.sheet) }
        }) {
            return Finding(mistake.sentence, hint: mistake.hint)
        }
        guard let (sheet, answer) = sheets.first(where: { $0.answer != right($0.sheet) }) else { return nil }
        return Finding(
            """
            For the language \(sheet.language), expected \(right(sheet).joined(separator: ", ")), \
            but got \(answer.isEmpty ? "no author" : answer.joined(separator: ", ")).
            """, hint: 1)
    }

    private func own(_ sheet: TweetSheet) -> [TweetSheet.Row] { sheet.rows.filter { $0.language == sheet.language } }

    private func byRetweets(_ rows: [TweetSheet.Row]) -> [TweetSheet.Row] { rows.sorted { $0.retweets > $1.retweets } }

    private func once(_ authors: [String]) -> [String] {
        authors.reduce(into: []) { named, author in if !named.contains(author) { named.append(author) } }
    }

    private func right(_ sheet: TweetSheet) -> [String] {
        Array(once(byRetweets(own(sheet)).map(\.username)).prefix(3))
    }

    private var mistakes: [(sentence: String, hint: Int, answer: (TweetSheet) -> [String])] {
        [
            ("It never names an author.", 1, { _ in [] }),
            (
                "An author is named more than once. Keep only the first place of each author.", 3,
                { sheet in
                    Array(byRetweets(own(sheet)).map(\.username).prefix(3))
                }
            ),
            (
                "It takes three too early. First drop the authors that are already named, then take three.", 2,
                { sheet in
                    once(Array(byRetweets(own(sheet)).map(\.username).prefix(3)))
                }
            ),
            (
                "The author with the fewest retweets comes first: the order is reversed.", 2,
                { sheet in
                    Array(once(own(sheet).sorted { $0.retweets < $1.retweets }.map(\.username)).prefix(3))
                }
            ),
            (
                "The authors are in the order of the list. Sort the tweets by retweets first.", 1,
                { sheet in
                    Array(once(own(sheet).map(\.username)).prefix(3))
                }
            ),
            (
                "Tweets in other languages count too. Filter by language first.", 2,
                { sheet in
                    Array(once(byRetweets(sheet.rows).map(\.username)).prefix(3))
                }
            ),
            (
                "The authors are in the order of their sums. A single tweet decides: sort the tweets.", 1,
                { sheet in
                    let sums = Dictionary(grouping: own(sheet), by: \.username).mapValues { rows in
                        rows.reduce(0) { $0 + $1.retweets }
                    }
                    return Array(sums.sorted { $0.value > $1.value }.map(\.key).prefix(3))
                }
            ),
            (
                "Only two authors are named where there are more. Take the first three.", 2,
                { sheet in Array(right(sheet).prefix(2)) }
            ),
            (
                "More than three authors are named. Take the first three.", 2,
                { sheet in once(byRetweets(own(sheet)).map(\.username)) }
            ),
            (
                "The authors are in alphabetical order. Keep the order of the retweets.", 3,
                { sheet in
                    Array(once(byRetweets(own(sheet)).map(\.username)).sorted().prefix(3))
                }
            ),
        ]
    }
}
