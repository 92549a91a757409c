import Foundation
import Terminal
import TerminalTestKit
import Testing

@Suite("Signals and endings leave the terminal in order") struct SignalTests {
    private let session: TerminalSession

    init() throws { session = try fixture() }

    @Test func `Ctrl-C drops the line, never the program, and keys right after it are for the next line`() throws {
        for round in 1...50 {
            session.type("draft")
            try session.wait(forLine: "draft")
            session.type("\u{3}next \(round)\r")
            try session.wait(forText: "interrupted \(round * 2 - 1)")
            try session.wait(forText: "line \(round * 2): next \(round)")
        }
    }

    @Test func `Ctrl-C while a command runs is reported to the program, and doesn't end it`() throws {
        session.type("busy\r")
        try session.wait(for: "the command") { !$0.marksPastes && $0.row == 1 }
        #expect(session.modes.areCooked && session.modes == session.modesAtStart)
        session.press(.control("c"))
        try session.wait(forText: "interrupted while busy")
    }

    @Test func `Ctrl-D ends the input only on an empty line`() throws {
        session.press("ab", .control("d"))
        try session.wait(for: "a bell") { $0.bells == 1 }
        session.press(.control("a"), .control("d"))
        try session.wait(forLine: "b", cursor: 0)
        session.press(.control("u"))
        try session.wait(forLine: "")
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.text.hasSuffix("end 1"))
    }

    @Test func `a program may end the editing itself`() throws {
        session.type("cancel\r")
        try session.wait(forText: "canceled 2")
        session.type("next\r")
        try session.wait(forText: "line 3: next")
    }

    @Test func `between two lines a child process has the terminal and gets every key`() throws {
        session.type("cat\r")
        try session.wait(for: "the child") { !$0.marksPastes && $0.row == 1 }
        session.type("for the child\r")
        try session.wait(forText: "the child has ended")
        #expect(
            session.screen.lines.filter { $0 == "for the child" }.count == 2,
            "echoed by the kernel, printed by the child")
        try session.wait(forLine: "")
        session.type("mine\r")
        try session.wait(forText: "line 2: mine")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS, SIGQUIT])
    func `modes are as they were found after every kind of end`(number: Int32) throws {
        let found = session.modesAtStart
        session.type("draft")
        try session.wait(forLine: "draft")
        #expect(session.modes != found)
        session.signal(number)
        #expect(try session.waitForEnd() == .signaled(number))
        #expect(session.modes == found)
        #expect(!session.screen.marksPastes && session.screen.showsCursor)
    }

    @Test(
        "modes are as they were found after a trap or an endless recursion in the program's own code",
        arguments: ["boom", "deep"])
    func crash(word: String) throws {
        let found = session.modesAtStart
        session.type(word + "\t")
        guard case .signaled = try session.waitForEnd() else {
            Issue.record("it should have crashed")
            return
        }
        #expect(session.modes == found)
        #expect(!session.screen.marksPastes)
    }

    @Test func `modes are as they were found after exit`() throws {
        session.type("exit\r")
        #expect(try session.waitForEnd() == .exited(3))
        #expect(session.modes == session.modesAtStart)
    }

    @Test("a window that changes its size shows the line again")
    func resize() throws {
        let session = try fixture(rows: 10, columns: 60)
        session.type("some text")
        try session.wait(forLine: "some text")
        session.resize(rows: 6, columns: 30)
        session.type(" and more than fits here")
        try session.wait(for: "the wrapped line") {
            $0.lines.contains("test> some text and more than") && $0.lines.contains("fits here") && $0.column == 9
        }
        session.resize(rows: 12, columns: 80)
        session.type("!")
        try session.wait(for: "the unwrapped line") {
            $0.lines.contains("test> some text and more than fits here!") && $0.column == 40
        }
        #expect(session.screen.unknownSequences == [])
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `it works while the window is resized all the time and a person types`(seed: UInt64) throws {
        session.resizeAtRandom(seed: seed, typing: ["a", "日", "e\u{301}", "\u{1}", "\u{5}", "\u{b}", "\t"])
        session.type("\u{15}calm\r")
        try session.wait(forText: "line 1: calm")
        #expect(session.screen.unknownSequences == [])
    }
}
