import Foundation
import Terminal
import Testing

@testable import SocialService

/// Transcripts and known answers depend on the service's answers. After a change of the tweets, these tests fail, and
/// the new hashes are in their messages.
@Suite("Answers stay as they are") struct SameAnswersTests {
    private static let queries = [
        "magic", "mag", "the", "a", "rain -cat \"in the\"", "swift OR tea", "#swift", "@anika_code",
        "from:swiftly_ada", "café", "猫", "дождь", "قطة", "don't", "http", "built-in",
        "\"of the\" OR #magic -from:tomasz_kod", "zzzz", "x & y <z>", "é\u{1}\"q\\",
    ]

    private static let parameters: [[String: String]] = [
        [:], ["count": "100"], ["count": "3", "result_type": "recent"], ["result_type": "popular", "lang": "en"],
        ["until": "2014-01-04", "include_entities": "0"], ["since_id": "419000000000000000", "count": "40"],
        ["max_id": "419600000000000000"], ["geocode": "52.5,13.4,10km"], ["lang": "de", "result_type": "mixed"],
        ["count": "0"],
    ]

    @Test func `Hundreds of answers have the bytes and headers that they have always had`() throws {
        let plan = (["malformed", "no-statuses"] + APIFailure.all.map(\.planWord)).joined(separator: ",")
        let bench = Bench(try .calm(plan: plan))
        var replies = (0..<14).map { _ in bench.search(["q": "magic"]) }
        let authors = try Corpus.bundled().authors.map { ["q": "from:\($0.screenName)", "count": "100"] }
        let searches = Self.queries.flatMap { q in Self.parameters.map { $0.merging(["q": q]) { $1 } } } + authors
        for day in 0..<2 {
            bench.clock.advance(by: .seconds(day * 90_000))
            replies += searches.map { bench.search($0) }
        }
        let text = replies.map { reply in
            let headers = reply?.response?.headers.map { "\($0.name): \($0.value)" } ?? []
            return headers.joined(separator: "\n") + "\n\n" + (reply?.text ?? "")
        }
        #expect(text.count == 14 + 2 * (200 + authors.count))
        #expect(FNV1a.hash(text.joined(separator: "\n").utf8) == 10_258_274_285_473_804_952)
    }

    @Test func `Every author's picture has the bytes that it has always had`() throws {
        let files = try Corpus.bundled().authors.map { AvatarDrawing.png(of: $0, pixels: 48) }
        #expect(FNV1a.hash(files.joined()) == 9_821_567_740_498_575_331)
    }
}
