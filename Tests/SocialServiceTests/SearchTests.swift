import Foundation
import SocialService
import Testing

@Suite("What a query finds") struct SearchTests {
    private func found(_ q: String, _ more: [String: String] = [:], in tweets: String? = nil) throws -> [String] {
        let bench = Bench(corpus: try corpus(tweets ?? Self.tweets))
        return try bench.page(["q": q].merging(more) { $1 }).statuses.map(\.text)
    }

    /// The paragraphs of `queries.txt`: a comment, the tweets, another comment, and a query with its tweets each.
    private static let paragraphs: [[String]] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "queries.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
    }()

    private static let tweets = paragraphs[1].joined(separator: "\n")

    @Test(arguments: paragraphs.dropFirst(3)) func `A query finds the tweets that match`(_ lines: [String]) throws {
        let texts = try found(lines[0]).map { $0.hasPrefix("built") ? String($0.prefix(35)) : $0 }
        #expect(texts == lines.dropFirst().map { String($0.dropFirst(4)) })
    }

    @Test
    func `An excluded word that's an alternative excludes each tweet with it, also after one that matches`() throws {
        let tweets = (1...4).map { "ada | \($0) | en | - | \(["tea one", "tea two", "coffee", "tea four"][$0 - 1])" }
        #expect(try found("one OR -tea", in: tweets.joined(separator: "\n")) == ["tea one", "coffee"])
    }

    @Test func `lang, until and result_type limit the result`() throws {
        #expect(try found("le OR swift", ["lang": "fr"]).count == 1)
        #expect(try found("swift", ["lang": "de"]).isEmpty)
        #expect(try found("swift", ["until": "2014-01-05"]).isEmpty)
        #expect(try found("swift", ["until": "2014-01-06"]).count == 2)
        #expect(try found("swift", ["geocode": "52.5,13.4,10km"]).isEmpty)

        let bench = Bench()
        let popular = try bench.page(["q": "the", "result_type": "popular", "count": "100"]).statuses
        #expect(!popular.isEmpty)
        #expect(popular.allSatisfy { $0.resultType == "popular" })
        #expect(
            try bench.page(["q": "the", "result_type": "recent", "count": "100"]).statuses.allSatisfy {
                $0.resultType == "recent"
            })
        let mixed = try bench.page(["q": "the", "count": "100"]).statuses
        #expect(Set(mixed.map(\.resultType)) == ["popular", "recent"])
    }

    @Test func `Without a count there are 15 tweets, the newest first`() throws {
        let page = try Bench().page(["q": "the"])
        #expect(page.statuses.count == 15 && page.count == 15)
        #expect(page.statuses.map(\.id) == page.statuses.map(\.id).sorted(by: >))
        #expect(page.statuses.allSatisfy { $0.id > 1 << 53 })
        #expect(try Bench().page(["q": "the", "count": "100"]).statuses.count == 100)
    }

    @Test(arguments: [
        ["q": "the", "count": "31"], ["q": "a", "count": "100"], ["q": "#magic", "count": "1"],
        ["q": "я OR é \"a\" OR 雨", "count": "9"],
        ["q": "the", "lang": "en", "count": "50", "result_type": "popular"],
        ["q": "cat & \"the\"", "count": "5", "include_entities": "false", "until": "2014-01-04"],
    ])
    func `Following next_results visits every match once`(parameters: [String: String]) throws {
        let bench = Bench()
        var page = try bench.page(parameters)
        var seen = page.statuses.map(\.id)
        while let next = page.nextResults {
            page = try bench.follow(next)
            #expect(page.count == Int(parameters["count"]!))
            #expect(!page.statuses.isEmpty)
            #expect(page.statuses.allSatisfy { $0.hasEntities == (parameters["include_entities"] == nil) })
            seen += page.statuses.map(\.id)
        }
        #expect(Set(seen).count == seen.count)
        #expect(seen == seen.sorted(by: >))
        var all: [UInt64] = []
        var below: UInt64?
        while true {
            var step = parameters
            step["count"] = "100"
            step["max_id"] = below.map { String($0 - 1) }
            let ids = try bench.page(step).statuses.map(\.id)
            all += ids
            guard let last = ids.last else { break }
            below = last
        }
        #expect(all == seen)
    }

    @Test func `Following refresh_url finds newer tweets, and since_id limits the pages`() throws {
        let bench = Bench(
            corpus: try corpus(
                """
                ada | 10 | en | - | tea one
                ada | 5 | en | - | tea two
                ada | -30 | en | - | tea three
                bo | -40 | en | - | tea four
                """))
        let first = try bench.page(["q": "tea"])
        #expect(first.statuses.map(\.text) == ["tea two", "tea one"])
        #expect(first.nextResults == nil)
        #expect(try bench.follow(first.refreshURL).statuses.isEmpty)
        bench.clock.advance(by: .seconds(3600))
        let second = try bench.follow(first.refreshURL)
        #expect(second.statuses.map(\.text) == ["tea four", "tea three"])
        #expect(second.sinceID == first.maxID)
        #expect(try bench.follow(second.refreshURL).statuses.isEmpty)
        let bounded = try bench.follow(first.refreshURL + "&count=1")
        #expect(bounded.statuses.map(\.text) == ["tea four"])
        let rest = try bench.follow(#require(bounded.nextResults))
        #expect(rest.statuses.map(\.text) == ["tea three"])
        #expect(rest.nextResults == nil)
    }
}
