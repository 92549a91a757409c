import Foundation
import Testing

@testable import SocialService

@Suite("The cost of the corpus")
struct CorpusSpeedTests {
    @Test("No query reads more entries than a search of one millisecond can")
    func work() throws {
        let corpus = try Corpus.bundled()
        let index = corpus.index
        let most = max(index.words.largestBucket, index.tags.count, index.names.count)
        let texts = try WorstQueries(corpus).texts
        #expect(texts.count == 50)
        var worst = 0
        for text in texts {
            let query = try SearchQuery(text)
            let terms = query.clauses.reduce(0) { $0 + $1.count }
            let read = index.tweets(matching: query).entriesRead
            #expect(read <= terms * most, "\(text)")
            worst = max(worst, read)
        }
        // The worst query comes close to the bound.
        #expect(worst * 10 > SearchQuery.maximumTerms * most * 9)
        // An entry takes 20 to 25 ns in a debug build, so this many take less than a millisecond.
        #expect(SearchQuery.maximumTerms * most <= 36_000)
    }

    @Test("The files are small enough to be read in a tenth of a second")
    func size() throws {
        let folder = try CorpusFolder.find()
        let bytes = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
            .reduce(0) { try $0 + Data(contentsOf: $1).count }
        // A byte takes about 0.2 µs in a debug build, sorting included.
        #expect(bytes <= 400_000)
    }

    /// Prints how long loading and searching take. It has no expectations, since a busy machine would spoil them.
    ///
    ///     MEASURE=1 swift test --filter CorpusSpeedTests
    @Test("Print the times", .enabled(if: ProcessInfo.processInfo.environment["MEASURE"] != nil))
    func measure() throws {
        let folder = try CorpusFolder.find()
        let watch = ContinuousClock()
        let before = clock()
        let loads = try (0..<9).map { _ in try watch.measure { _ = try folder.corpus() } }.sorted()
        // CPU time depends less on the load of the machine.
        let spent = Duration.seconds(Double(clock() - before) / Double(CLOCKS_PER_SEC) / 9)
        let corpus = try folder.corpus()
        print(
            "corpus: \(corpus.count) tweets, loaded in \(loads[4]) (median of 9, best \(loads[0])), CPU time \(spent)")
        var medians: [Duration] = []
        for text in try WorstQueries(corpus).texts {
            let parameters = try SearchParameters(["q": text])
            let times = (0..<21).map { _ in watch.measure { _ = corpus.page(parameters, now: .max) } }.sorted()
            medians.append(times[10])
            let read = corpus.index.tweets(matching: parameters.query).entriesRead
            print("\(times[10]) (at worst \(times[20])), \(read) entries: \(text.prefix(60))")
        }
        print("the 50 worst queries, medians of 21: \(medians.sorted()[25]), the slowest \(medians.max()!)")
        for text in ["m", "mag", "magic", "the", "rain -cat \"in the\"", "猫"] {
            let parameters = try SearchParameters(["q": text])
            let times = (0..<21).map { _ in watch.measure { _ = corpus.page(parameters, now: .max) } }.sorted()
            let page = corpus.page(parameters, now: .max)
            let writing = (0..<5).map { _ in
                watch.measure { _ = SearchResponse(corpus: corpus, parameters: parameters, page: page).body() }
            }.min()!
            print("search \(text): \(times[10]); its \(page.ranks.count) statuses are written in \(writing)")
        }
    }
}
