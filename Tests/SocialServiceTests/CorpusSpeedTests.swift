import Foundation
import Testing

@testable import SocialService

/// Prints what loading and searching cost. It is asked for by name, and judges nothing: a busy machine would spoil a verdict.
///
///     MEASURE=1 swift test --filter CorpusSpeedTests
@Suite("The cost of the corpus", .enabled(if: ProcessInfo.processInfo.environment["MEASURE"] != nil))
struct CorpusSpeedTests {
    @Test("It loads and answers, and says how fast")
    func measure() throws {
        let folder = try CorpusFolder.find()
        let clock = ContinuousClock()
        var best = Duration.seconds(100)
        for _ in 0..<5 { best = min(best, try clock.measure { _ = try folder.corpus() }) }
        let corpus = try folder.corpus()
        print("corpus: \(corpus.count) tweets, loaded in \(best)")
        let worst = "abcdefghijklmnopqrstuvwxyzаинс".map { String($0) }.joined(separator: " OR ")
        for q in ["swift", "magic", "s", "e", "the a", "a OR e OR i OR o OR u", "rain -cat \"in the\"", "@anika_code", "猫", worst] {
            let parameters = try SearchParameters(["q": q])
            var quickest = Duration.seconds(100)
            for _ in 0..<20 { quickest = min(quickest, clock.measure { _ = corpus.page(parameters, now: .max) }) }
            let page = corpus.page(parameters, now: .max)
            let writing = clock.measure { _ = SearchResultWriter(corpus: corpus, parameters: parameters, page: page).body() }
            print("search \(q): \(quickest), \(page.ranks.count) statuses written in \(writing)")
        }
    }
}
