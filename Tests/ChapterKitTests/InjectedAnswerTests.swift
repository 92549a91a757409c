import Foundation
import Terminal
import TerminalTestKit
import Testing

@testable import ChapterKit

@Suite("Injecting a service's answer") struct InjectedAnswerTests {
    private func atTheSearch(
        _ options: [String] = [], rows: Int = 24, columns: Int = 80, folder: String? = nil
    ) throws -> TerminalSession {
        let session = try TerminalSession(
            .product("throttling"), ["--type", "swift"] + options + ["--step"], rows: rows, columns: columns,
            folder: folder)
        try session.waitUntilReady()
        session.type("nnnnnn")
        try session.wait(for: "the instant of the search") { $0.line(0).contains("1100 ms") }
        return session
    }

    @Test(arguments: [80, 40])
    func `a failure comes now, undo takes it back, and it can be replaced`(_ columns: Int) throws {
        let session = try atTheSearch(columns: columns)
        let before = session.screen.lines.dropLast(3)
        session.type("i\u{12}")
        try session.wait(forText: "request 1 gets answer 1 of")
        #expect(session.screen.text.contains("Return take  Esc cancel"))
        session.type("3")
        try session.wait(forText: "answer 3 of")
        session.type("\r")
        try session.wait(forText: "Injected: request 1 gets status 503")
        session.type("n")
        try session.wait(for: "an end without tweets") { !$0.text.contains("@swiftly_ada") }
        session.type("ggnnnnnni\u{12}")
        try session.wait(forText: "No request is under way")
        session.type("uu")
        try session.wait(forText: "Nothing to undo")
        try session.wait(for: "the run before") { $0.lines.dropLast(3) == before }
        session.type("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes == session.modesAtStart)
    }

    @Test func `the saved script makes the very same run, with the plan written out`() async throws {
        let folder = try TemporaryFolder()
        let session = try atTheSearch(["--respond", "200"], folder: folder.url.path)
        session.type("i\u{12}6\r")
        try session.wait(forText: "a broken connection")
        session.type("w")
        try session.wait(forText: "Saved: throttling-steps.sh")
        let plan = ["--plan", "drop@0ms,200...", "--type", "swift"]
        #expect(
            try folder.read("throttling-steps.sh") == "swift run throttling \(plan.joined(separator: " "))\n")
        let run = try await ProgramRun.of("throttling", plan + ["--step"])
        #expect(run.output.contains("1100 ms: request 1 fails. The network connection was lost."))
    }

    @Test func `an answer that never comes can still be replaced`() throws {
        let session = try atTheSearch()
        session.type("i\u{12}9\r")
        try session.wait(forText: "gets no answer, ever")
        session.type("n")
        try session.wait(forText: "That was the last event")
        session.type("i\u{12}\r")
        try session.wait(forText: "Injected: request 1 gets the usual answer")
        try session.wait(forText: "@swiftly_ada")
    }

    @Test func `of several avatars, an arrow or a digit chooses one, the oldest first`() throws {
        let session = try atTheSearch()
        session.type("n")
        try session.wait(forText: "1262 ms")
        session.type("i\u{12}")
        try session.wait(forText: "1 of 6 under way: avatar 1, requested at 1262 ms.")
        session.type("3\u{1b}[B\u{1b}[B\u{1b}[A\r")
        try session.wait(forText: "avatar 4 gets answer 1 of 6")
        session.type("2\r")
        try session.wait(forText: "Injected: avatar 4 gets status 404, not found.")
    }

    @Test
    func `Escape closes the choice and not the view, other keys change nothing, and a resize keeps it open`() throws {
        let session = try atTheSearch(rows: 10)
        session.type("i\u{12}\u{1b}[B")
        try session.wait(forText: "answer 2 of")
        session.resize(rows: 24, columns: 40)
        session.type("xyz?")
        try session.wait(for: "the choice in the new window") {
            $0.text.contains("answer 2 of") && $0.line(23).contains("Return take")
        }
        session.press(.escape)
        try session.wait(forText: "Canceled: no answer was chosen.")
        session.type("i")
        try session.wait(forText: "Press a key")
        session.press(.escape)
        try session.wait(forText: "Canceled: no key was pressed.")
        session.type("i\u{12}")
        try session.wait(forText: "answer 1 of")
        session.type("\u{3}")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes == session.modesAtStart)
    }

    @Test func `a run without requests says so`() throws {
        let session = try TerminalSession(.product("validation"), ["--type", "ma", "--step"])
        try session.waitUntilReady()
        session.type("i\u{12}")
        try session.wait(forText: "No request is under way at 0 ms, and none is sent later.")
    }
}
