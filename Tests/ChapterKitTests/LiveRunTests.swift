import TerminalTestKit
import Testing

@Suite("A run with a person at a terminal") struct LiveRunTests {
    private func validation(
        _ arguments: [String] = [], rows: Int = 24, columns: Int = 80, environment: [String: String] = [:]
    ) throws -> TerminalSession {
        let session = try TerminalSession(
            .product("validation"), arguments, rows: rows, columns: columns, environment: environment)
        try session.waitUntilReady()
        try session.wait(for: "the field") { $0.line(1).hasPrefix(" Search:") }
        return session
    }

    /// The column of the field's first character.
    private static let field = 9

    @Test func `the field is yellow for two characters and white from the third on`() throws {
        let session = try validation()
        session.type("ma")
        try session.wait(for: "a yellow field") {
            $0.cell(1, Self.field).background == .yellow && $0.column == Self.field + 2
        }
        session.type("g")
        try session.wait(for: "a white field") {
            $0.cell(1, Self.field).background == .white && $0.column == Self.field + 3
        }
        session.press(.backspace)
        try session.wait(for: "yellow again") {
            $0.cell(1, Self.field).background == .yellow && $0.column == Self.field + 2
        }
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test func `each keystroke is one event, and a paste is one too`() throws {
        let session = try validation()
        session.type("日")
        session.paste("本語")
        try session.wait(for: "the log") { $0.text.contains("\"日本語\"  white") }
        #expect(!session.screen.text.contains("\"日本\""))
    }

    @Test func `Ctrl-C clears the field and never quits; Ctrl-D quits and restores the terminal`() throws {
        let session = try validation()
        session.type("magic")
        try session.wait(for: "the text") { $0.column == Self.field + 5 }
        session.press(.control("c"))
        try session.wait(for: "an empty field") { $0.column == Self.field }
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes == session.modesAtStart)
    }

    @Test func `Ctrl-C doesn't leave a question with two buttons either`() throws {
        let session = try TerminalSession(.product("access-request"), ["--access", "ask"])
        try session.wait(forText: "[ Allow ]")
        try session.waitUntilReady()
        session.press(.control("c"))
        try session.wait(for: "a bell") { $0.bells == 1 && $0.text.contains("[ Allow ]") }
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func `a window of forty columns is enough, and a resize repaints`() throws {
        let session = try validation(rows: 12, columns: 40)
        session.type("ma")
        try session.wait(for: "the text") { $0.column == Self.field + 2 }
        session.resize(rows: 10, columns: 60)
        session.type("g")
        try session.wait(for: "the new window") {
            $0.line(0).hasPrefix(" 01 Validation") && $0.cell(1, Self.field).background == .white
        }
    }

    @Test func `without color, a word shows whether the text is valid`() throws {
        let session = try validation(environment: ["NO_COLOR": "1"])
        session.type("ma")
        try session.wait(for: "the word yellow in the field's row") {
            $0.line(1).contains("ma") && $0.line(1).contains("yellow")
        }
        #expect(session.screen.cell(1, Self.field).background == .standard)
    }

    @Test
    func `the lanes grow while the person types, Ctrl-T hides them, and all of them are printed at the end`() throws {
        let folder = try TemporaryFolder()
        let session = try validation(["--trace", "--svg", folder.url.appending(path: "trace.svg").path])
        session.type("m")
        try session.wait(for: "the lanes") {
            $0.text.contains(/14 textSignal +.* m .*\n/) && $0.text.contains(#/15 map +.* yellow /#)
        }
        #expect(session.screen.line(1).hasPrefix(" Search: m"))
        session.press(.control("t"))
        try session.wait(for: "no lanes") { !$0.text.contains("textSignal") }
        session.type("agi")
        session.press(.control("t"))
        try session.wait(for: "the lanes again") { $0.text.contains(#/15 map .* white /#) }
        session.press(.control("c"))
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.text.contains(/14 textSignal .*m/) && session.screen.text.contains("Written: "))
        #expect(try folder.read("trace.svg").contains("magi"))
    }

    @Test
    func `in a wide window, the lanes and the log are beside the app; in a narrow one, the log is below it`() throws {
        let session = try validation(rows: 30, columns: 120)
        session.type("m")
        try session.wait(for: "the lanes, and the log") {
            $0.line(1).hasPrefix(" Search: m") && $0.text.contains(#/│ 14 textSignal ● .*· .* m ─+▸/#)
                && $0.text.contains("│ Log\n") && $0.text.contains(#/│ "m" +yellow/#)
        }
        session.resize(rows: 24, columns: 80)
        try session.wait(for: "the log below the app") {
            !$0.text.contains("textSignal") && !$0.text.contains("│") && $0.text.contains(#/\n"m" +yellow/#)
        }
        session.press(.control("c"))
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(!session.screen.text.contains("textSignal"))
    }

    @Test func `lanes fit a window of forty columns and ten rows, and leave the field alone`() throws {
        let session = try validation(["--trace"], rows: 10, columns: 40)
        for key in "magic search" {
            session.type(String(key))
            try session.wait(for: "the field") { $0.line(1).contains("Search: ") }
        }
        try session.wait(for: "the lanes") {
            $0.text.contains("14 textSignal") && $0.text.contains("15 map") && $0.line(1).contains("magic search")
        }
    }

    @Test func `on a terminal that can't be drawn on, it reads line by line`() throws {
        let session = try TerminalSession(.product("validation"), environment: ["TERM": "dumb"])
        try session.wait(for: "the prompt") { $0.text.contains("Search:") && $0.column == 8 }
        session.type("mag\n")
        try session.wait(forText: "\"mag\"  white")
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
    }
}
