import Foundation
import TerminalTestKit
import Testing

@Suite("Without a terminal, lines are read plainly") struct PlainReadingTests {
    private func run(_ input: Data) throws -> String {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: Program.product("LineEditorFixture").path)
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        program.standardInput = standardInput
        program.standardOutput = standardOutput
        program.standardError = FileHandle.nullDevice
        try program.run()
        DispatchQueue.global().async {
            try? standardInput.fileHandleForWriting.write(contentsOf: input)
            try? standardInput.fileHandleForWriting.close()
        }
        let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
        program.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    @Test func `a pipe has no prompt; a last line without a newline counts, a carriage return does not`() throws {
        #expect(try run(Data("one\r\n\ntwo".utf8)) == "line 1: one\nline 2: \nline 3: two\nend 4\n")
    }

    @Test func `an empty pipe ends at once`() throws {
        #expect(try run(Data()) == "end 1\n")
    }

    @Test func `bytes that are not UTF-8 are repaired, and NUL ends nothing`() throws {
        #expect(try run(Data([0x61, 0xff, 0x00, 0x62, 0x0a])) == "line 1: a\u{fffd}\0b\nend 2\n")
    }

    @Test func `many lines and a huge one are read in full`() throws {
        let output = try run(
            Data((String(repeating: "x\n", count: 2_000) + String(repeating: "y", count: 1_000_000) + "\n").utf8))
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
        session.type("\u{4}")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(!session.output.contains(0x1b))
    }
}
