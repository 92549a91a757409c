import Foundation
import TerminalTestKit
import Testing

/// Transcripts/Stepping.md shows what a person sees.
@Suite("Stepping through a chapter's program") struct SteppingTests {
    @Test func `an endless run says that it's being recorded, and Ctrl-C ends it and the program`() throws {
        let book = try BookCopy()
        let solution = try book.folder.read("Solutions/01-Validation/Exercise.swift")
        let endless = solution.replacing("text.count > 2", with: "{ while true {} }()")
        try book.folder.write(endless, to: "Chapters/01-Validation/Exercise.swift")
        let session = try TerminalSession(
            .product("validation"), ["--mine", "--package-path", book.path, "--type", "m", "--step"])
        try session.wait(forText: "The run is still being recorded. After 10 seconds, it's stopped.")
        session.press(.control("c"))
        #expect(try session.waitForEnd() == .signaled(SIGINT))
        #expect(session.modes == session.modesAtStart)
        #expect(!session.screen.text.contains("app starts"))
    }

    @Test func `each key's frame is one write, and nothing is written when nothing changes`() throws {
        let session = try TerminalSession(.product("validation"), ["--type", "ma", "--step"])
        try session.waitUntilReady()
        let before = session.output.count
        session.type("n")
        try session.wait(for: "the next instant") { $0.line(0).contains("120 ms") }
        let frame = String(decoding: session.output[before...], as: UTF8.self)
        #expect(frame.components(separatedBy: "\u{1b}[?2026h").count == 2, "\(frame.debugDescription)")
        #expect(!frame.contains("\u{1b}[2J"))
    }
}
