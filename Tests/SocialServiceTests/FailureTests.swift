import Foundation
import Testing

@testable import SocialService

@Suite("When things go wrong") struct FailureTests {
    private let bench = Bench()

    @Test(arguments: [("drop", .connectionLost), ("nothing", nil)] as [(String, TransportError?)])
    func `A dropped connection is an error without an answer, and a request may end with neither`(
        plan: String, error: TransportError?
    ) throws {
        let bench = Bench(try .calm(plan: plan))
        #expect(bench.search(["q": "magic"]) == Reply(data: nil, response: nil, error: error))
        #expect(bench.service.statistics.searches.failed == 1)
    }

    @Test func `A missing or unknown account is refused`() {
        let madeUp = Account(username: "nobody", token: "token-123")
        #expect(bench.search(["q": "magic"], account: nil)?.text.contains("\"code\":215") == true)
        #expect(bench.search(["q": "magic"], account: nil)?.status == 400)
        #expect(bench.search(["q": "magic"], account: madeUp)?.text.contains("\"code\":32") == true)
        #expect(bench.search(["q": "magic"], account: madeUp)?.status == 401)
        #expect(bench.search(["q": "magic"], account: .signedIn(as: "anybody"))?.status == 200)
    }

    @Test(
        "Bad parameters are refused with the API's own error",
        arguments: [
            ([:], 400, 25), (["q": ""], 400, 25), (["q": "  "], 400, 25), (["count": "3"], 400, 25),
            (["q": String(repeating: "a", count: 501)], 403, 195),
            (["q": "magic", "color": "red"], 403, 195),
            (["q": "magic", "count": "0"], 403, 195), (["q": "magic", "count": "101"], 403, 195),
            (["q": "magic", "count": "x"], 403, 195),
            (["q": "magic", "count": ""], 403, 195), (["q": "magic", "count": "-1"], 403, 195),
            (["q": "magic", "max_id": "x"], 403, 195), (["q": "magic", "max_id": "-1"], 403, 195),
            (["q": "magic", "since_id": "1.5"], 403, 195),
            (["q": "magic", "since_id": "99999999999999999999"], 403, 195),
            (["q": "magic", "result_type": "best"], 403, 195), (["q": "magic", "lang": "english"], 403, 195),
            (["q": "magic", "until": "yesterday"], 403, 195), (["q": "magic", "until": "2014-13-01"], 403, 195),
            (["q": "magic", "geocode": "here"], 403, 195), (["q": "magic", "locale": "en"], 403, 195),
            (["q": "magic", "include_entities": "perhaps"], 403, 195),
            (["q": "-_test"], 403, 195), (["q": "-magic"], 403, 195),
        ] as [([String: String], Int, Int)])
    func parameters(parameters: [String: String], status: Int, code: Int) throws {
        let reply = try #require(bench.search(parameters))
        #expect(reply.status == status)
        #expect(reply.text.hasSuffix("\"code\":\(code)}]}"))
    }

    @Test func `500 characters are allowed, but 21 words are not`() throws {
        #expect(bench.search(["q": String(repeating: "a", count: 500)])?.status == 200)
        let words = (1...21).map { "w\($0)" }.joined(separator: " ")
        let reply = try #require(bench.search(["q": words]))
        #expect(reply.status == 403)
        #expect(reply.text.hasPrefix(#"{"error":"Sorry, your query is too complex"#))
        #expect(bench.search(["q": String(words.dropLast(4))])?.status == 200)
    }

    @Test func `Unknown paths, methods and hosts are refused`() throws {
        #expect(
            bench.get(URL(string: "https://api.twitter.com/1.1/search/twits.json")!)?.text.contains("\"code\":34")
                == true)
        #expect(
            bench.get(URL(string: "https://api.example.com/1.1/search/tweets.json")!)?.error
                == .cannotFindHost("api.example.com"))
        #expect(bench.get(URL(string: "mailto:ada")!)?.error == .cannotFindHost(""))
        #expect(bench.get(URL(string: TwitterService.searchURL.absoluteString + "?q=%FF")!)?.status == 403)
    }
}
