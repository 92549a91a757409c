import Foundation
import Testing

@testable import SocialService

/// Prints what loading and searching cost; it judges only what no busy machine can spoil: how much work there is.
@Suite("The cost of the corpus")
struct CorpusSpeedTests {
    @Test("It loads and answers, and says how fast")
    func measure() throws {
        let folder = try CorpusFolder.find()
        let clock = ContinuousClock()
        var best = Duration.seconds(100)
        for _ in 0..<5 { best = min(best, try clock.measure { _ = try folder.corpus() }) }
        let corpus = try folder.corpus()
        print("corpus: \(corpus.count) tweets, loaded in \(best)")
        for q in ["swift", "magic", "s", "e", "the a", "a OR e OR i OR o OR u", "rain -cat \"in the\"", "@anika_code", "猫"] {
            let parameters = try SearchParameters(["q": q])
            var quickest = Duration.seconds(100)
            for _ in 0..<20 { quickest = min(quickest, clock.measure { _ = corpus.page(parameters, now: .max) }) }
            let page = corpus.page(parameters, now: .max)
            let writing = clock.measure { _ = SearchResultWriter(corpus: corpus, parameters: parameters, page: page).body() }
            print("search \(q): \(quickest), \(page.ranks.count) statuses written in \(writing)")
        }
    }
}
