import Terminal
import TerminalTestKit
import Testing

@Suite("Without a terminal, lines are read plainly") struct PlainReadingTests {
    private func run(_ input: String) async throws -> String {
        try await Spawn(Program.product("LineEditorFixture").path).collect(typing: input).standardOutput
    }

    @Test func `a pipe has no prompt; a last line without a newline counts, a carriage return does not`() async throws {
        #expect(try await run("one\r\n\ntwo") == "line 1: one\nline 2: \nline 3: two\nend 4\n")
    }

    @Test func `an empty pipe ends at once`() async throws {
        #expect(try await run("") == "end 1\n")
    }

    @Test func `bytes that are not UTF-8 are repaired, and NUL ends nothing`() async throws {
        let line = #"printf 'a\377\000b\n' | "$0""#
        let run = try await Spawn("/bin/sh", ["-c", line, Program.product("LineEditorFixture").path]).collect()
        #expect(run.standardOutput == "line 1: a\u{fffd}\0b\nend 2\n")
    }

    @Test func `many lines and a huge one are read in full`() async throws {
        let output = try await run(String(repeating: "x\n", count: 2_000) + String(repeating: "y", count: 1_000_000))
        #expect(output.hasSuffix("line 2000: x\nline 2001: 1000000 bytes\nend 2002\n"))
    }

    @Test func `TERM=dumb gets a prompt and lines, and not one escape sequence`() throws {
        let session = try fixture(
            environment: ["TERM": "dumb", "FIXTURE_PROMPT": "\u{1b}[1mtest>\u{1b}[0m "], ready: false)
        try session.wait(for: "the prompt") { $0.line(0) == "test>" && $0.column == 6 }
        session.type("hello\r")
        try session.wait(forText: "line 1: hello")
        session.type("draft\u{3}")
        try session.wait(forText: "interrupted 2")
        session.type("again\r")
        try session.wait(forText: "line 3: again")
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(!session.output.contains(0x1b))
    }
}
