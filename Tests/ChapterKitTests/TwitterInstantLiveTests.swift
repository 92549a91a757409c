import TerminalTestKit
import Testing

@Suite("Twitter Instant at a terminal") struct TwitterInstantLiveTests {
    private func session(
        columns: Int = 100, environment: [String: String] = ["COLORTERM": "truecolor", "LANG": "C.UTF-8"]
    ) throws -> TerminalSession {
        let session = try TerminalSession(
            .product("twitter-instant"), ["--access", "grant", "--latency", "10ms", "--avatar-latency", "10ms"],
            rows: 30, columns: columns, environment: environment
        )
        try session.waitUntilReady()
        try session.wait(for: "the field") { $0.text.contains("Search:") }
        return session
    }

    @Test(
        "typing finds tweets with avatars, deleting empties the list, a resize repaints, and the terminal is as it was")
    func wholeVisit() throws {
        let session = try session()
        session.type("swift")
        try session.wait(for: "tweets beside the field") {
            $0.text.contains(" │ ") && $0.text.contains("@swiftly_ada")
        }
        try session.wait(for: "avatars") { $0.text.contains("▀") }
        try session.wait(for: "what it cost") { $0.text.contains("1 sent") && $0.text.contains("179 left") }

        session.press(.backspace)
        session.press(.backspace)
        session.press(.backspace)
        try session.wait(for: "an empty list") {
            $0.text.contains("type three letters") && !$0.text.contains("│ @") && !$0.text.contains("▀")
        }

        session.resize(rows: 20, columns: 40)
        try session.wait(for: "a narrow window, one half below the other") {
            $0.text.contains("Search:") && !$0.text.contains("│")
        }
        session.type("ift")
        try session.wait(for: "tweets below the field") { $0.text.contains("▀") }

        session.press(.control("c"))
        try session.wait(for: "an empty field") { $0.text.contains("type here") }
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes == session.modesAtStart)
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test func `if pictures can't be drawn, each author has two letters`() throws {
        let session = try session(environment: ["NO_COLOR": "1"])
        session.type("swift")
        try session.wait(for: "tweets") { $0.text.contains("@swiftly_ada") }
        #expect(session.screen.text.contains("SW"))
        #expect(!session.screen.text.contains("▀"))
    }
}
