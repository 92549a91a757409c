import Foundation
import TerminalTestKit
import Testing

@Suite("Earlier lines can be recalled") struct RecallTests {
    @Test func `Up and Down go through the lines, and back to the unfinished one`() throws {
        let session = try fixture()
        session.type("first\rsecond\r")
        try session.wait(forText: "line 2: second")
        try session.wait(forLine: "")
        session.press("begun", .up)
        try session.wait(forLine: "second")
        session.press(.up)
        try session.wait(forLine: "first")
        session.press(.down, .down)
        try session.wait(forLine: "begun")
    }

    @Test func `Ctrl-R finds a line by a part of it, and Return runs it`() throws {
        let session = try fixture()
        session.type("alpha\rbeta\rgamma\r")
        try session.wait(forText: "line 3: gamma")
        try session.wait(forLine: "")
        session.press(.control("r"), "lph")
        try session.wait(for: "the line that was found") {
            $0.text.contains("test> alpha") && $0.text.contains("bck:lph")
        }
        session.type("\r")
        try session.wait(forText: "line 4: alpha")
        try session.wait(forLine: "")
        #expect(!session.screen.text.contains("bck:"), "nothing of the search is left")
    }

    @Test func `an arrow key ends a search and moves in the line that was found`() throws {
        let session = try fixture()
        session.type("alpha\r")
        try session.wait(forText: "line 1: alpha")
        try session.wait(forLine: "")
        session.press(.control("r"), "a")
        try session.wait(for: "the search") { $0.text.contains("bck:a") }
        session.press(.end, "!\r")
        try session.wait(forText: "line 2: alpha!")
    }
}
