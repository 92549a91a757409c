import Exercises
import Grading
import Playing
import SharedJudges
import Terminal

extension ExerciseTask {
    /// Task 3 of chapter 08: collections, transformed like signals.
    static let mostRetweeted = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario("a few lists of tweets") { generator in
                TweetSheet.all(using: &generator).enumerated().map { number, sheet in
                    Stimulus(at: .milliseconds(100 * number + 100), .question(sheet))
                }
            }
        ],
        mistakes: [
            Mistake("no author") { $0.questions.allSatisfy(\.actual.isEmpty) },
            Mistake("twice") { $0.questions.contains { Set($0.actual).count < $0.actual.count } },
            answering("prefix too early") { rows in once(Array(rows.sorted(by: isAhead).map(\.username).prefix(3))) },
            answering("way round") { rows in once(rows.sorted { $0.retweets < $1.retweets }.map(\.username)) },
            answering("not sorted") { rows in once(rows.map(\.username)) },
            Mistake("all languages") { run in
                run.questions.allSatisfy { $0.actual == best(once($0.sheet.rows.sorted(by: isAhead).map(\.username))) }
            },
            answering("sums") { rows in
                let sums = Dictionary(grouping: rows, by: \.username).mapValues { $0.reduce(0) { $0 + $1.retweets } }
                return sums.sorted { $0.value > $1.value }.map(\.key)
            },
            Mistake("two authors") { $0.questions.allSatisfy { $0.actual == Array($0.expected.prefix(2)) } },
            Mistake("all authors") { $0.questions.allSatisfy { $0.actual.starts(with: $0.expected) } },
            Mistake("through a set") { $0.questions.allSatisfy { $0.actual == $0.actual.sorted() } },
        ]
    )

    private static func answering(
        _ name: String, line: Int = #line, with rule: @escaping @Sendable ([TweetSheet.Row]) -> [String]
    ) -> Mistake {
        Mistake(name, line: line) { run in
            run.questions.allSatisfy { question in
                question.actual == best(rule(question.sheet.rows.filter { $0.language == question.sheet.language }))
            }
        }
    }
}

private func best(_ authors: [String]) -> [String] { Array(authors.prefix(3)) }

private func isAhead(_ one: TweetSheet.Row, _ other: TweetSheet.Row) -> Bool { one.retweets > other.retweets }

private func once(_ authors: [String]) -> [String] {
    authors.reduce(into: []) { named, author in if !named.contains(author) { named.append(author) } }
}

extension PlayedRun {
    fileprivate var questions: [(sheet: TweetSheet, actual: [String], expected: [String])] {
        zip(actual.playedMoments, expected.playedMoments).compactMap { moment, right in
            guard case .question(let sheet) = moment.stimulus?.verb else { return nil }
            func authors(_ moment: Transcript.Moment) -> [String] {
                moment.values(in: .answer).last?.split(separator: " ").map(String.init) ?? []
            }
            return (sheet, authors(moment), authors(right))
        }
    }
}

extension TweetSheet {
    /// Many kinds of sheets, such as with many authors, one tweet, no tweet in the language, or no tweet at all.
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
        return (sheets + rows.map { TweetSheet(rows: $0, language: sheet.language) }).shuffled(using: &generator)
    }

    /// Tweets by a few authors in three languages, no two retweeted equally often.
    ///
    /// - Parameter isAhead: whether one author has the three most retweeted tweets, instead of the two most retweeted.
    private init(isAhead: Bool, using generator: inout SplitMix64) {
        // The first letter of a language isn't enough to identify it.
        let language = ["en", "es", "et"].randomElement(using: &generator) ?? "en"
        let others = ["en", "es", "et"].filter { $0 != language }
        // Three tweets of one author are retweeted more often, in total, than two tweets of another.
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
