import Foundation
import Testing

@testable import SocialService

@Suite("When things go wrong") struct FailureTests {
    private func bench(plan: String) throws -> Bench { Bench(try .calm(plan: plan)) }

    @Test(arguments: [
        ("400/25", 400, #"{"errors":[{"message":"Query parameters are missing.","code":25}]}"#),
        ("400/215", 400, #"{"errors":[{"message":"Bad Authentication data.","code":215}]}"#),
        ("401/32", 401, #"{"errors":[{"message":"Could not authenticate you.","code":32}]}"#),
        ("401/89", 401, #"{"errors":[{"message":"Invalid or expired token.","code":89}]}"#),
        ("401/135", 401, #"{"errors":[{"message":"Timestamp out of bounds.","code":135}]}"#),
        ("403/195", 403, #"{"errors":[{"message":"Missing or invalid url parameter.","code":195}]}"#),
        ("403/187", 403, #"{"errors":"Status is a duplicate."}"#),
        (
            "403/complex", 403,
            #"{"error":"Sorry, your query is too complex. Please reduce complexity and try again."}"#
        ),
        ("404", 404, #"{"errors":[{"message":"Sorry, that page does not exist","code":34}]}"#),
        ("429", 429, #"{"errors":[{"message":"Rate limit exceeded","code":88}]}"#),
        ("500", 500, #"{"errors":[{"message":"Internal error","code":131}]}"#),
    ])
    func `Each failure has its status and its body`(plan: String, status: Int, body: String) throws {
        let bench = try bench(plan: plan)
        let reply = try #require(bench.search(["q": "magic"]))
        #expect(reply.status == status)
        #expect(reply.text == body)
        #expect(reply.error == nil)
        #expect(reply.response?.value(forHeader: "Content-Type") == "application/json;charset=utf-8")
        #expect(bench.service.statistics.searches.failed == 1)
        #expect(bench.search(["q": "magic"])?.status == 200)
    }

    @Test func `A 503 has a web page as its body`() throws {
        let reply = try #require(bench(plan: "503").search(["q": "magic"]))
        #expect(reply.status == 503)
        #expect(reply.response?.value(forHeader: "content-type") == "text/html;charset=utf-8")
        #expect(reply.text.hasPrefix("<!DOCTYPE html>"))
        #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: reply.data ?? Data()) }
    }

    @Test func `A malformed answer has status 200 and a body that isn't JSON`() throws {
        let reply = try #require(bench(plan: "malformed").search(["q": "magic"]))
        #expect(reply.status == 200)
        #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: reply.data ?? Data()) }
    }

    @Test func `A body without statuses is valid JSON`() throws {
        let reply = try #require(bench(plan: "no-statuses").search(["q": "magic"]))
        let json = try JSONSerialization.jsonObject(with: reply.data ?? Data()) as? [String: Any]
        #expect(json?["completed_in"] is Double)
        #expect(json?["statuses"] == nil)
    }

    @Test(arguments: [("drop", .connectionLost), ("nothing", nil)] as [(String, TransportError?)])
    func `A dropped connection is an error without an answer, and a request may end with neither`(
        plan: String, error: TransportError?
    ) throws {
        let bench = try bench(plan: plan)
        #expect(bench.search(["q": "magic"]) == Reply(data: nil, response: nil, error: error))
        #expect(bench.service.statistics.searches.failed == 1)
    }

    @Test func `A request without a response is in flight until it's canceled`() throws {
        let bench = try bench(plan: "never")
        var request = SocialRequest(bench.service, TwitterService.searchURL, parameters: ["q": "magic"])
        request.account = reader
        let task = request.perform { _, _, _ in Issue.record("it came") }
        bench.clock.advance(by: .seconds(100_000))
        #expect(bench.service.statistics.searches.inFlight == 1)
        task.cancel()
        #expect(bench.service.statistics.searches.inFlight == 0)
        #expect(bench.service.statistics.searches.canceled == 1)
    }

    @Test func `A missing or unknown account is refused`() {
        let bench = Bench()
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
        let reply = try #require(Bench().search(parameters))
        #expect(reply.status == status)
        #expect(reply.text.hasSuffix("\"code\":\(code)}]}"))
    }

    @Test func `500 characters are allowed, but 21 words are not`() throws {
        let bench = Bench()
        #expect(bench.search(["q": String(repeating: "a", count: 500)])?.status == 200)
        let words = (1...21).map { "w\($0)" }.joined(separator: " ")
        let reply = try #require(bench.search(["q": words]))
        #expect(reply.status == 403)
        #expect(reply.text.hasPrefix(#"{"error":"Sorry, your query is too complex"#))
        #expect(bench.search(["q": String(words.dropLast(4))])?.status == 200)
    }

    @Test func `Unknown paths, methods and hosts are refused`() throws {
        let bench = Bench()
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
