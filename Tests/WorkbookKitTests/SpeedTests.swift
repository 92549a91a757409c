import Foundation
import Reading
import TerminalTestKit
import Testing

/// Measures the workbook's response times through a pseudo-terminal, on request:
///
///     WORKBOOK_SPEED=1 swift test --filter SpeedTests
///
/// measures the program that was built for the tests. `WORKBOOK_SPEED=.build/release/workbook` measures the release
/// build, after `swift build -c release --product workbook`. Other running programs distort the figures, so the test
/// prints them, and checks nothing.
@Suite("Speed", .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_SPEED"] != nil), .serialized)
struct SpeedTests {
    private let book: BookOnATerminal
    private let program: Program
    private let clock = ContinuousClock()

    init() throws {
        book = try BookOnATerminal()
        let named = ProcessInfo.processInfo.environment["WORKBOOK_SPEED"] ?? ""
        let path =
            named.contains("/")
            ? URL(filePath: named, relativeTo: BookCopy.original.appending(path: "/")).path
            : Program.product("workbook").path
        program = Program(path: path)
    }

    @Test func `Prompt, keystroke, completion and list`() throws {
        let start = try (0..<10).map { _ in try clock.measure { _ = try atPrompt() } }
        report("prompt after the start", start, at: 0.5, goal: "100 ms in a release build, 250 ms in a debug build")

        let session = try atPrompt()
        var keys: [Duration] = []
        for round in 0..<10 {
            for column in 0..<50 {
                let letter = String(UnicodeScalar(UInt8(97 + (round + column) % 26)))
                keys.append(
                    try clock.measure {
                        session.type(letter)
                        try session.wait(for: "an echo") { $0.column == 11 + column }
                    })
            }
            session.type("\u{15}")
            try session.waitForPrompt()
        }
        report("keystroke to its echo", keys, at: 0.99, goal: "5 ms")

        var completions: [Duration] = []
        for _ in 0..<50 {
            session.type("open sign")
            try session.wait(for: "the word") { $0.column == 19 }
            session.type("\u{15}open v")
            try session.wait(for: "the word") { $0.column == 16 }
            completions.append(
                try clock.measure {
                    session.type("\t")
                    try session.wait(for: "the completion") { $0.column == 26 }
                })
            session.type("\u{15}")
            try session.waitForPrompt()
        }
        report("completion", completions, at: 0.5, goal: "20 ms")

        let lists = try (0..<20).map { _ in
            session.type("list")
            try session.wait(for: "the word") { $0.column == 14 }
            let before = session.output.count
            return try clock.measure {
                session.type("\r")
                try session.wait(for: "the prompt") { screen in
                    session.output.count > before && screen.line(screen.row) == "workbook>" && screen.column == 10
                        && screen.marksPastes
                }
            }
        }
        report("list", lists, at: 0.5, goal: "50 ms")
    }

    private func atPrompt() throws -> TerminalSession {
        // In a tall window, the pager doesn't wait.
        let session = try TerminalSession(
            program, rows: 100, columns: 80,
            environment: ["XDG_STATE_HOME": book.folder.url.appending(path: "state").path], folder: book.folder.url.path
        )
        try session.waitForPrompt()
        return session
    }

    private func report(_ what: String, _ times: [Duration], at part: Double, goal: String) {
        let sorted = times.sorted()
        func milliseconds(_ duration: Duration) -> String {
            String(format: "%.2f ms", duration / .milliseconds(1))
        }
        let place = min(sorted.count - 1, Int(part * Double(sorted.count)))
        let name = part == 0.5 ? "" : "\(Int(part * 100))th percentile \(milliseconds(sorted[place])), "
        let (median, fastest, slowest) = (sorted[sorted.count / 2], sorted[0], sorted[sorted.count - 1])
        let range = "fastest \(milliseconds(fastest)), slowest \(milliseconds(slowest))"
        print("\(what): \(name)median \(milliseconds(median)), \(range), goal \(goal)")
    }
}
