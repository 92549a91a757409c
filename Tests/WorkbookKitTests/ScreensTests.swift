import Foundation
import Terminal
import TerminalTestKit
import Testing

/// The contents of terminals, kept in Tests/Screens: as pictures in three sizes, in one of them also on a light ground,
/// and as text without colors. `REGENERATE=1 swift test --filter ScreensTests` writes them. Look at what has changed.
@Suite("The kept screens") struct ScreensTests {
    struct Look: Sendable {
        var rows = 24
        var columns = 80
        var ground = TerminalLook.Ground.dark
        var hasColor = true

        var environment: [String: String] {
            hasColor ? ["COLORTERM": "truecolor", TerminalLook.variable: ground.rawValue] : ["NO_COLOR": "1"]
        }
    }

    /// The light look is compared with a picture that the dark look may have written, so it comes later.
    private static let looks = [
        Look(), Look(ground: .light), Look(rows: 40, columns: 120), Look(rows: 25, columns: 40), Look(hasColor: false),
    ]

    private static let scenes = [
        ("verdict", ["check 1.2 --seed 3", "check 1.1 --seed 341457"]), ("progress", ["progress"]), ("help", ["help"]),
    ]

    private func expect(_ screen: ScreenModel, from row: Int = 0, _ name: String, _ look: Look) throws {
        let name = "\(name)-\(look.columns)x\(look.rows)"
        let kept = KeptFile(path: "Tests/Screens/\(name).\(look.hasColor ? "svg" : "txt")", suite: "ScreensTests")
        let rows = row..<screen.rows
        try kept.expect(
            look.hasColor
                ? screen.picture(of: rows, title: name, description: "A test's screen.", ground: look.ground)
                : screen.lines[rows].joined(separator: "\n") + "\n")
    }

    @Test func `the prompt: a pass and a verdict, the progress, the commands`() throws {
        for look in Self.looks {
            let book = try BookOnATerminal()
            try book.putExercise(book.solution.replacing("text.count > 2", with: "text.count > 3"))
            let session = try book.start(rows: look.rows, columns: look.columns, environment: look.environment)
            try session.waitForPrompt()
            for (name, lines) in Self.scenes {
                for line in lines {
                    session.type(line + "\r")
                    try session.wait(for: "the end of \(line)") { screen in
                        let typed = "workbook> \(line.prefix(20))"
                        let hasRun = screen.lines[..<screen.row].contains { $0.hasPrefix(typed) }
                        return hasRun && screen.isAtPrompt || screen.line(screen.row).hasPrefix("More")
                    }
                }
                let first = session.screen.lines.lastIndex { $0.hasPrefix("workbook> \(lines[0].prefix(20))") }
                try expect(session.screen, from: first ?? 0, name, look)
                if !session.screen.marksPastes { session.type("q") }
                try session.waitForPrompt()
            }
        }
    }

    @Test func `a trace`() throws {
        for look in Self.looks {
            let session = try TerminalSession(
                .product("throttling"), ["--type", "swi{600ms}ft", "--access", "grant", "--trace"],
                rows: look.rows, columns: look.columns, environment: look.environment)
            try session.waitForEnd()
            try expect(session.screen, "trace", look)
        }
    }

    @Test func `a run that is stepped through`() throws {
        for look in Self.looks {
            let session = try TerminalSession(
                .product("throttling"), ["--type", "swi{600ms}ft", "--access", "grant", "--step"],
                rows: look.rows, columns: look.columns, environment: look.environment)
            try session.waitUntilReady()
            session.type("nnnnnnnnnn")
            try session.wait(for: "the second text that waits") {
                $0.line(0).contains("  1080 ms  ") && $0.text.contains("\n1080 ms: ")
            }
            try expect(session.screen, "stepping", look)
        }
    }
}
