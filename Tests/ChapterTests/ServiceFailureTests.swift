import TerminalTestKit
import Testing

@Suite("Every failure of the service has a command-line option") struct ServiceFailureTests {
    @Test(arguments: [
        (["--respond", "400/25"], "status 400, error 25, Query parameters are missing."),
        (["--respond", "400/215"], "status 400, error 215, Bad Authentication data."),
        (["--respond", "401/32"], "status 401, error 32, Could not authenticate you."),
        (["--respond", "401/89"], "status 401, error 89, Invalid or expired token."),
        (["--respond", "403/195"], "status 403, error 195, Missing or invalid url parameter."),
        (["--query", "count=x"], "status 403, error 195, Missing or invalid url parameter."),
        (["--respond", "404/34"], "status 404, error 34, Sorry, that page does not exist"),
        (["--respond", "429/88"], "status 429, error 88, Rate limit exceeded, 0 of 180 left until 08:15:01 UTC"),
        (["--respond", "500"], "status 500, error 131, Internal error"),
        (["--respond", "503"], "status 503"),
        (["--respond", "malformed"], "the body isn't JSON"),
        (["--respond", "drop"], "The network connection was lost."),
        (["--plan", "503@2s"], "status 503"),
    ])
    func `one option reaches each failure`(option: [String], cause: String) async throws {
        let lines = try await search(option)
        #expect(lines.first?.hasSuffix("failed: invalid response (code 2): " + cause) == true, "\(lines)")
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.last?.hasPrefix("1 request sent, ") == true)
    }

    @Test func `an option's parameters are those of the request`() async throws {
        let lines = try await search(["--query", "count=3"])
        #expect(lines.last == "1 request sent, 1 answered" && lines.first?.contains("3 tweets") == true, "\(lines)")
    }

    @Test func `a response that never comes is a request that stays open`() async throws {
        let lines = try await search(["--respond", "never"])
        #expect(lines.last == "1 request sent, 0 answered, 1 still open")
        #expect(!lines.contains { $0.contains("failed:") })
    }

    @Test func `without an account it fails with code 1, and nothing is sent`() async throws {
        #expect(try await search(["--accounts", "0"]) == ["  360 ms  failed: no Twitter accounts (code 1)"])
    }

    @Test func `after a failure the tutorial's pipeline is dead: typing more sends no other search`() async throws {
        let lines = try await search(["--respond", "503,200", "--latency", "100ms"], typing: "swi{1s}ft and more")
        #expect(
            lines == [
                "  460 ms  failed: invalid response (code 2): status 503", "1 request sent, 0 answered, 1 failed",
            ])
    }

    private func search(_ options: [String], typing keys: String = "swi") async throws -> [String] {
        try await Program.product("search").run(["--type", keys] + options).standardOutput.split(separator: "\n")
            .map(String.init)
    }
}
