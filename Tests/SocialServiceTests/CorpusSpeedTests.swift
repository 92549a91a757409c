import Foundation
import Testing

@testable import SocialService

@Suite("The cost of the corpus") struct CorpusSpeedTests {
    @Test
    func `The files are small enough to be read in a tenth of a second, and to be searched from end to end`() throws {
        let folder = try CorpusFolder.find()
        let bytes = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
            .reduce(0) { try $0 + Data(contentsOf: $1).count }
        #expect(bytes <= 400_000)
    }

    /// Prints the processor time of loading, and of searches with their answers. Checks nothing, because a busy machine
    /// distorts times.
    ///
    ///     MEASURE=1 swift test --filter CorpusSpeedTests
    @Test(.enabled(if: ProcessInfo.processInfo.environment["MEASURE"] != nil)) func `Print the times`() throws {
        let folder = try CorpusFolder.find()
        print("loading: \(try milliseconds { _ = try folder.corpus() }) ms")
        let corpus = try folder.corpus()
        let letters = "abcdefghijklmnopqrst".map(String.init)
        let worst = [letters.joined(separator: " OR "), letters.map { "\"the \($0)\"" }.joined(separator: " OR ")]
        for text in ["m", "mag", "magic", "the", "zzz", "rain -cat \"in the\"", "猫"] + worst {
            let parameters = try SearchParameters(["q": text, "count": "100"])
            print("\(text): \(milliseconds { _ = SearchResponse(parameters, in: corpus, newest: 0).json }) ms")
        }
    }

    private func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        let before = clock()
        for _ in 0..<9 { try work() }
        return Double(clock() - before) * 1000 / Double(CLOCKS_PER_SEC) / 9
    }
}
