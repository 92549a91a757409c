import Foundation
import TerminalTestKit
import Testing

@Suite("A line is edited on a terminal") struct LineEditingTests {
    @Test func `the main actor stays on the main thread, and its queue runs while a line is edited`() throws {
        let session = try fixture()
        session.type("main\r")
        try session.wait(forText: "on the main thread")
        session.type("chatter\r")
        session.type("typed mean")
        try session.wait(forText: "said 3")
        session.type("while")
        try session.wait(forLine: "typed meanwhile")
        #expect(session.screen.lines.filter { $0.hasPrefix("said") } == ["said 1", "said 2", "said 3"])
        #expect(try session.leave() == .exited(0))
    }

    @Test func `Emacs keys edit, by characters as people see them`() throws {
        let session = try fixture()
        session.press("one two e\u{301}", .backspace)
        try session.wait(forLine: "one two ")
        session.press(.control("w"))
        try session.wait(forLine: "one ")
        session.press(.control("a"), "X")
        try session.wait(forLine: "Xone ", cursor: 1)
        session.press(.control("k"))
        try session.wait(forLine: "X")
        session.press(.control("y"))
        try session.wait(forLine: "Xone ")
        session.press(.home, .right, .delete)
        try session.wait(forLine: "Xne ", cursor: 1)
        session.press(.end, .left, .left, .control("u"))
        try session.wait(forLine: "")
        #expect(try session.leave() == .exited(0))
    }

    @Test func `Tab completes what candidates share, then lists them; one candidate gets a space`() throws {
        let session = try fixture()
        session.type("c\t")
        try session.wait(for: "c, and a bell") { $0.column == 8 || $0.bells > 0 }
        session.type("h\t\t")
        try session.wait(forText: "chapters  check     chatter")
        try session.wait(forLine: "ch")
        session.type("a\t")
        try session.wait(forLine: "cha")
        session.type("p\t")
        try session.wait(forLine: "chapters ")
        #expect(try session.leave() == .exited(0))
    }

    @Test func `Tab counts wide characters as characters`() throws {
        let session = try fixture()
        session.type("日\t本\t")
        try session.wait(for: "the completed word") { $0.line($0.row) == "test> 日本" && $0.column == 11 }
        #expect(try session.leave() == .exited(0))
    }

    @Test func `NO_COLOR: no color in the prompt`() throws {
        let session = try fixture(environment: ["NO_COLOR": "1", "FIXTURE_PROMPT": "\u{1b}[31mtest>\u{1b}[0m "])
        session.type("hi")
        try session.wait(forLine: "hi")
        #expect(!session.output.contains { $0 == UInt8(ascii: "m") }, "no SGR sequence at all")
    }

    @Test("a paste is one text, and its line breaks don't run it")
    func paste() throws {
        let session = try fixture()
        session.press(.paste("one\ntwo\n"))
        try session.wait(forLine: "one two")
        session.type("!\r")
        try session.wait(forText: "line 1: one two!")
    }

    @Test func `a paste of one megabyte arrives whole`() throws {
        let session = try fixture()
        session.press(.paste(String(repeating: "0123456789", count: 100_000)))
        session.type("\r")
        try session.wait(for: "the count", seconds: 120) { $0.text.contains("line 1: 1000000 bytes") }
        try session.wait(for: "a prompt", seconds: 120) { $0.line($0.row) == "test>" && $0.marksPastes }
        session.type("still here\r")
        try session.wait(forText: "line 2: still here")
    }

    @Test func `text that is typed before the prompt shows isn't lost`() throws {
        let session = try fixture(ready: false)
        session.type("early\rbird\r")
        try session.wait(forText: "line 1: early")
        try session.wait(forText: "line 2: bird")
        #expect(try session.leave() == .exited(0))
    }

    @Test func `Ctrl-D typed while a command ran still ends the input`() throws {
        let session = try fixture(ready: false)
        session.type("early\r\u{4}")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.text.contains("line 1: early"))
    }

    @Test func `bytes that aren't UTF-8 do no harm`() throws {
        let session = try fixture()
        session.send([0x61, 0xff, 0xc3, 0x28, 0x62, 0x0d])
        try session.wait(forText: "line 1: a\u{fffd}\u{fffd}(b")
    }

    @Test func `LANG=C, as in a bare container, still means UTF-8`() throws {
        let session = try fixture(environment: ["LANG": "C"])
        session.press("日本é", .left, .backspace)
        try session.wait(for: "the edited text") { $0.line(0) == "test> 日é" && $0.column == 8 }
        session.type("\r")
        try session.wait(forText: "line 1: 日é")
    }

    @Test func `~/.editrc is read: bind -v gives vi keys, and Tab still completes`() throws {
        let folder = try TemporaryFolder()
        try folder.write("bind -v\n", to: ".editrc")
        let session = try fixture(environment: ["HOME": folder.url.path])
        session.type("hello worl")
        try session.wait(forLine: "hello worl")
        session.press(.escape)
        try session.wait(forLine: "hello worl", cursor: 9)
        session.type("0x")
        try session.wait(forLine: "ello worl", cursor: 0)
        session.type("A chec\t")
        try session.wait(forLine: "ello worl check ")
        session.press(.left, .left, "X\r")
        try session.wait(forText: "line 1: ello worl checXk")
    }

    @Test(arguments: [(1, 1), (1, 2), (2, 1), (3, 40), (1, 80)])
    func `it works in windows of any size`(rows: Int, columns: Int) throws {
        let session = try fixture(rows: rows, columns: columns)
        session.press("some text 日本", .home, .control("k"), "\t\t\r")
        #expect(try session.leave() == .exited(0))
        #expect(session.screen.unknownSequences == [])
    }

    @Test func `a line that is taller than the window can be edited`() throws {
        let session = try fixture(rows: 4, columns: 20)
        session.press(.paste(String(repeating: "abcdefghij", count: 20)))
        try session.wait(for: "its end") { $0.row == 3 && $0.column == 6 && $0.line(3) == "efghij" }
        session.press(.home)
        try session.wait(for: "its beginning") { $0.line(0) == "test> abcdefghijabcd" && $0.row == 0 && $0.column == 6 }
        session.type("X\r")
        try session.wait(forText: "line 1: ")
        #expect(session.screen.unknownSequences == [])
    }
}
