import TerminalTestKit
import Testing

@Suite("A search with a person at a terminal") struct LiveSearchTests {
    private func start(_ product: String, _ arguments: [String], columns: Int = 80) throws -> TerminalSession {
        let session = try TerminalSession(
            .product(product), arguments + ["--access", "grant"], rows: 24, columns: columns)
        try session.waitUntilReady()
        try session.wait(for: "the field") { $0.line(1).hasPrefix(" Search:") }
        return session
    }

    @Test(arguments: ["search", "threading"])
    func `answers come while somebody types, and disturb neither the field nor its cursor`(product: String) throws {
        // The second search gets no answer, so it's still open when the third is answered. The test waits for the first
        // answer, because a text that is typed before access is granted is searched for only if it's the last.
        let session = try start(product, ["--plan", "200@10ms,never,200@10ms"])
        session.type("swi")
        try session.wait(for: "the first answer") { $0.text.contains("swi: ") && $0.line(1).hasPrefix(" Search: swi") }
        session.type("ft")
        try session.wait(for: "the last answer, and the cursor where it was") {
            $0.text.contains("swift: ") && $0.line(1).hasPrefix(" Search: swift") && $0.row == 1 && $0.column == 14
        }
        #expect(!session.screen.text.contains("swif: "))
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes == session.modesAtStart)
    }

    @Test func `the answers of chapter 07 appear in a row below the field`() throws {
        let session = try start("threading", ["--latency", "5ms"], columns: 40)
        session.type("rain")
        try session.wait(for: "the newest answer") { $0.line(2).hasPrefix("rain: ") }
    }

    @Test func `only texts of more than two characters are logged`() throws {
        let session = try start("filter", [])
        session.type("mag")
        // While the app asks for access, texts aren't logged: the first text in the log is the one that the field
        // contains when access is granted.
        try session.wait(for: "the first text of three characters") { $0.line(3) == "mag" }
        session.type("i")
        try session.wait(for: "the next one below it") { $0.line(4) == "magi" }
    }
}
