import TerminalTestKit
import Testing

@Suite("A table beside a field on a terminal") struct LiveTableTests {
    private static let fullColor = ["COLORTERM": "truecolor"]

    @Test func `it shows images in 24-bit color, and typing reloads it without disturbing the field`() throws {
        let session = try liveField(["table"], rows: 30, columns: 100, environment: Self.fullColor)
        session.type("swift")
        try session.wait(for: "rows that answer") {
            $0.line(1).hasPrefix(" Search: swift") && $0.line(2).contains("Row 0 answers \"swift\"") && $0.row == 1
                && $0.column == 14
        }
        #expect(session.screen.cell(1, 39).text == "▀")
        guard case .rgb = session.screen.cell(1, 39).foreground else {
            throw TerminalSessionError("no picture", session.screen)
        }
        try session.wait(for: "the answer") { $0.line(29).contains("answered") }
        #expect(session.screen.unknownSequences == [])
        #expect(session.screen.lines.dropFirst().dropLast().allSatisfy { Array($0).count < 36 || $0.contains("│") })
    }

    @Test func `Page keys, Up and Down scroll it, and a reload keeps its place`() throws {
        let session = try liveField(["table"], rows: 30, columns: 100, environment: Self.fullColor)
        session.press(.pageDown, .down, .down, .up)
        try session.wait(for: "row 8") { $0.line(2).contains("Row 8 ") && $0.row == 1 && $0.column == 9 }
        session.type("x")
        try session.wait(for: "row 8 still") { $0.line(2).contains("Row 8 answers \"x\"") }
        session.press(.pageUp, .pageUp)
        try session.wait(for: "the top") { $0.line(2).contains("Row 0 ") }
        session.press(.escape)
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.text.contains("7 cells") || session.screen.text.contains("8 cells"))
    }

    @Test(arguments: ["truecolor", ""])
    func `it is drawn again for another window size: 40 columns, 200, and one cell`(colors: String) throws {
        let session = try liveField(["table"], rows: 30, columns: 100, environment: ["COLORTERM": colors])
        session.type("swi")
        session.resize(rows: 20, columns: 40)
        try session.wait(for: "one below the other") {
            $0.line(1).hasPrefix(" Search: swi") && $0.line(3).contains("@author0")
        }
        session.resize(rows: 1, columns: 1)
        session.type("f")
        session.resize(rows: 50, columns: 200)
        session.type("t")
        try session.wait(for: "side by side") {
            $0.line(1).contains("│") && $0.line(49).contains("reloads")
                && $0.line(2).contains("Row 0 answers \"swift\"") && $0.column == 14
        }
        #expect(session.screen.unknownSequences == [])
    }

    @Test(arguments: [["NO_COLOR": "1"], ["LANG": "C", "COLORTERM": "truecolor"], ["TERM": "xterm"]])
    func `NO_COLOR and other character sets: initials`(environment: [String: String]) throws {
        let session = try liveField(["table"], rows: 30, columns: 100, environment: environment)
        try session.wait(for: "initials") { $0.line(2).contains("  A0") }
        #expect(!session.screen.text.contains("▀"))
    }

    @Test func `a trap among images restores the terminal and the screen`() throws {
        let session = try TerminalSession(
            Program(path: "/bin/sh"),
            ["-c", "echo before; stty -a; \"$0\" table crash; stty -a", Program.product("TerminalUIFixture").path],
            rows: 240, columns: 160, environment: ["COLORTERM": "truecolor", "SWIFT_BACKTRACE": "enable=no"]
        )
        try session.waitUntilReady()
        session.type("swift!")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes == session.modesAtStart)
        #expect(!session.screen.isAlternate && session.screen.showsCursor && !session.screen.marksPastes)
        let lines = session.screen.lines
        // The crash's message must survive the alternate screen.
        #expect(lines.contains("before") && session.screen.text.contains("Fatal error: as asked"))
        let reports = lines.indices.filter { lines[$0].hasPrefix("speed ") }
        #expect(reports.count == 2)
        if reports.count == 2 { #expect((0..<4).allSatisfy { lines[reports[0] + $0] == lines[reports[1] + $0] }) }
    }
}
