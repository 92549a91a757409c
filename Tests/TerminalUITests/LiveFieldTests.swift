import Foundation
import Terminal
import TerminalTestKit
import TerminalUI
import Testing

/// Starts the fixture: a title, the field in row 1, a status, and a log of the field's events from row 3 on.
func liveField(
    _ arguments: [String] = [], rows: Int = 24, columns: Int = 80, ready: Bool = true
) throws -> TerminalSession {
    try .fixture("TerminalUIFixture", arguments, rows: rows, columns: columns, ready: ready)
}

extension TerminalSession {
    func wait(forField text: String, column: Int, background: ScreenColor? = nil) throws {
        try wait(for: "the field \"\(text)\"") { screen in
            screen.line(1) == (" Search: " + text) && screen.row == 1 && screen.column == column
                && (background == nil || screen.cell(1, 9).background == background)
        }
    }

    var loggedEvents: [String] {
        screen.lines.dropFirst(3).filter { $0.hasPrefix("next \"") }.map { String($0.dropFirst(6).dropLast()) }
    }
}

/// Transcripts/Live.md has forms, lists, and pictures.
@Suite("A live search field on a terminal") struct LiveFieldTests {
    @Test(
        arguments: ["\u{1b}", "\u{7}", "\u{4}"].map { ($0, nil) }
            + [SIGTERM, SIGHUP, SIGSEGV, SIGABRT].map { ("", $0) } as [(String, CInt?)])
    func `each way to leave restores the terminal, and so does a signal`(key: String, signal: CInt?) throws {
        let session = try liveField()
        session.type(key)
        if let signal { session.signal(signal) }
        #expect(try session.waitForEnd() == signal.map { .signaled($0) } ?? .exited(0))
        #expect(session.modes == session.modesAtStart)
        #expect(!session.screen.isAlternate && !session.screen.marksPastes && session.screen.showsCursor)
        #expect(session.screen.text.contains("left: ") == (signal == nil))
    }

    @Test func `the program may end it at any time, even just after the start`() throws {
        let session = try liveField(["brief"], ready: false)
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes == session.modesAtStart && !session.screen.isAlternate)
        #expect(session.screen.text.contains("left: canceled"))
    }

    @Test func `Ctrl-C clears the text, and never leaves, not even an empty field`() throws {
        let session = try liveField()
        session.type("magic")
        try session.wait(forField: "magic", column: 14)
        session.press(.control("c"))
        try session.wait(for: "an empty field") { $0.row == 1 && $0.column == 9 && $0.cell(1, 9).background == .yellow }
        #expect(session.loggedEvents.last == "")
        session.press(.control("c"))
        try session.wait(for: "a bell") { $0.bells == 1 }
        session.type("mag")
        try session.wait(forField: "mag", column: 12)
    }

    @Test func `Ctrl-D deletes what follows the cursor, and leaves when nothing does`() throws {
        let session = try liveField()
        session.press("ab", .control("a"), .control("d"))
        try session.wait(forField: "b", column: 9)
        session.press(.control("e"), .control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.text.contains("left: endOfFile, text \"b\""))
    }

    @Test
    func `the screen is repainted from the main queue while a person types, and neither disturbs the other`() throws {
        let session = try liveField(["chatter"])
        for (index, letter) in "abcdefghijklmnopqrstuvwxyz".enumerated() {
            session.type(String(letter))
            try session.wait(for: "\(letter) and another tick") { $0.row == 1 && $0.column == 10 + index }
        }
        session.press(.left, .left, "日")
        try session.wait(forField: "abcdefghijklmnopqrstuvwx日yz", column: 35)
        let tick = session.screen.line(2)
        try session.wait(for: "another tick") { $0.line(2) != tick && $0.row == 1 && $0.column == 35 }
        #expect(session.screen.line(2).hasPrefix("tick "))
        #expect(session.screen.unknownSequences == [])
        #expect(session.loggedEvents.last == "abcdefghijklmnopqrstuvwx日yz")
    }

    @Test func `the program may change the text while it is edited`() throws {
        let session = try liveField(["shout"])
        session.type("hey!")
        try session.wait(forField: "quiet", column: 14)
        session.type("er")
        try session.wait(forField: "quieter", column: 16)
        #expect(session.loggedEvents == ["", "h", "he", "hey", "hey!", "quiet", "quiete", "quieter"])
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `it works while the window is resized all the time and a person types`(seed: UInt64) throws {
        let session = try liveField(["chatter"])
        session.resizeAtRandom(seed: seed, typing: ["a", "日", "e\u{301}", "\u{1}", "\u{5}", "\u{b}", "\u{17}"])
        session.press(.control("u"), "calm")
        try session.wait(forField: "calm", column: 13, background: .white)
        #expect(session.screen.unknownSequences == [])
    }

    @Test func `Page Up and Page Down scroll the log`() throws {
        let session = try liveField(rows: 7)
        session.type("abcdefgh")
        try session.wait(for: "the newest events") { $0.line(6) == "next \"abcdefgh\"" }
        session.press(.pageUp)
        try session.wait(for: "earlier events") { $0.line(6) == "next \"abcde\"" }
        session.press(.pageDown)
        try session.wait(for: "the newest events") { $0.line(6) == "next \"abcdefgh\"" }
    }

    @Test func `a trap in a pipeline restores the terminal and the screen, which then has its message`() throws {
        let session = try TerminalSession(
            Program(path: "/bin/sh"),
            ["-c", "echo before; stty -a; \"$0\" crash; stty -a", Program.product("TerminalUIFixture").path],
            rows: 240, columns: 160, environment: ["SWIFT_BACKTRACE": "enable=no"])
        try session.waitUntilReady()
        session.type("swift!")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes == session.modesAtStart)
        #expect(!session.screen.isAlternate && session.screen.showsCursor && !session.screen.marksPastes)
        let lines = session.screen.lines
        #expect(lines.contains("before") && session.screen.text.contains("Fatal error: as asked"))
        let reports = lines.indices.filter { lines[$0].hasPrefix("speed ") }
        try #require(reports.count == 2)
        #expect((0..<4).allSatisfy { lines[reports[0] + $0] == lines[reports[1] + $0] })
    }

    @Test func `what the program writes to standard error doesn't disturb a frame, and appears afterwards`() throws {
        let session = try liveField(["errors"])
        session.type("ma")
        try session.wait(forField: "ma", column: 11)
        #expect(!session.screen.text.contains("noticed"))
        session.press(.escape)
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.text.contains("noticed \"m\"\nnoticed \"ma\"\n"))
    }

    @Test @MainActor func `words end at the same places as in a field whose keys come from a pipe`() throws {
        let session = try liveField()
        let twin = TextField(label: "Search")
        let left = ["\u{1b}[1;5D", "\u{1b}[1;3D", "\u{1b}b"]
        let right = ["\u{1b}[1;5C", "\u{1b}[1;3C", "\u{1b}f"]
        let deletion = ["\u{17}", "\u{1b}d"]
        for keys in ["one-two three.four ", "(fünf) 日本 x_y"] + left + left + right + left + deletion + right + deletion
        {
            session.type(keys)
            for key in Key.typed(keys) { twin.press(key) }
            let column = 9 + DisplayWidth.columns(of: twin.editedLine.beforeCursor)
            let line = (" Search: " + twin.text).trimmingTrailingSpaces
            try session.wait(for: "\(line)|\(column)") { screen in
                screen.line(1) == line && screen.row == 1 && screen.column == column
            }
        }
        #expect(twin.text != "" && twin.cursor != 0)
    }

    @Test(
        "after random keys the field shows the text of the last event, and the cursor is in its place",
        arguments: FuzzAlphabet.all, [80, 24]
    )
    func fuzz(alphabet: FuzzAlphabet, columns: Int) throws {
        for seed: UInt64 in 1...2 {
            let session = try liveField(["chatter"], rows: 10, columns: columns)
            let model = try session.typeAtRandom(alphabet, seed: seed &+ 100, atMost: columns - 10) { model in
                // Use a screen model, because a lone combining mark joins the character before it.
                var ideal = ScreenModel(rows: 2, columns: columns)
                let placeholder = DisplayWidth.prefix(of: "three letters or more", columns: columns - 10)
                ideal.feed("\r\n Search: " + (model.text.isEmpty ? placeholder : model.text))
                let (line, column) = (ideal.line(1), 9 + DisplayWidth.columns(of: model.before))
                let background = model.text.count > 2 ? ScreenColor.white : .yellow
                return { screen in
                    screen.line(1) == line && screen.row == 1 && screen.column == column
                        && screen.cell(1, columns - 1).background == background
                }
            }
            #expect(session.screen.unknownSequences == [])
            // In a narrow window, the log may wrap the event.
            if columns == 80 { #expect(session.loggedEvents.last.map { Array($0.unicodeScalars) } == model.scalars) }
        }
    }
}
