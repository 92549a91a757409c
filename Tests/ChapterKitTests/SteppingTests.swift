import Foundation
import ProofKit
import Terminal
import TerminalTestKit
import Testing

@testable import ChapterKit
@testable import Stepping

/// Transcripts/Stepping.md shows what a person sees.
@Suite("Stepping through a chapter's program") struct SteppingTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let product: String
        let keys: String
        var options: [String] = []
        /// The minimum number of answers that the random keys inject.
        var answers = 0
        var testDescription: String { product }
    }

    static let examples = [
        Example(product: "validation", keys: "ma{delete}"),
        Example(product: "then-chaining", keys: "ma{allow}gi", options: ["--access", "ask"]),
        Example(product: "search", keys: "swift", answers: 1),
        Example(product: "throttling", keys: "swi{600ms}ft", answers: 1),
        Example(
            product: "twitter-instant", keys: "swi{900ms}{delete}", options: ["--plan", "200@2000ms,200@80ms"],
            answers: 1),
    ]

    static let steps: [(key: String, move: RunCursor.Move)] = [
        (KeyStroke.right.bytes, .nextEvent), (KeyStroke.left.bytes, .previousEvent), ("n", .nextInstant),
        ("p", .previousInstant), ("g", .start), ("G", .end), (" ", .nextEvent),
        (KeyStroke.pageDown.bytes, .nextInstant),
        (KeyStroke.pageUp.bytes, .previousInstant), (KeyStroke.home.bytes, .start), (KeyStroke.end.bytes, .end),
    ]

    @Test(
        "forty random keys and injected answers show what a run up to that instant shows",
        arguments: Sample.current.some(1, of: examples))
    @MainActor
    func walk(_ example: Example) throws {
        let layout = SteppingLayout(rows: SteppingWalk.rows)
        var walk = try SteppingWalk(of: example.product, keys: example.keys, options: example.options)
        try #require(walk.run.moments.count > 10 && walk.run.crash == nil)

        let session = try TerminalSession(
            .product(example.product), example.options + ["--type", example.keys, "--step"], rows: SteppingWalk.rows,
            columns: SteppingWalk.columns)
        try session.waitUntilReady()
        var generator = SplitMix64(seed: 20)
        for _ in 0..<40 {
            let number = Int(generator.next() % UInt64(Self.steps.count + 4))
            if Self.steps.indices.contains(number) {
                session.type(Self.steps[number].key)
                walk.cursor.make(Self.steps[number].move, in: walk.run)
            } else {
                let (keys, message) =
                    number == Self.steps.count
                    ? walk.undo() : walk.answer(choosing: { Int(generator.next() % UInt64($0)) })
                session.type(keys)
                try session.wait(forText: message)
            }
            let expected = try walk.expectedLines()
            let place = "\(walk.cursor.moment + 1) of \(walk.run.moments.count)"
            // The screen and the lanes, without the first line and the rows about the moment.
            let compared = 1..<1 + layout.screenRows + 1 + layout.laneRows
            try session.wait(for: "moment \(place) of \(example.product)") { screen in
                screen.line(0).hasSuffix("  " + place)
                    && compared.allSatisfy { Self.withoutFuture(screen.line($0)) == Self.withoutFuture(expected[$0]) }
            }
        }
        #expect(walk.answers >= example.answers)
        session.type("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.unknownSequences.isEmpty && session.modes == session.modesAtStart)
    }

    /// A line without what depends on the rest of the run: whether an idle stage is subscribed to later, and the code,
    /// beside which a bar shows how long a stage waits.
    private static func withoutFuture(_ line: String) -> String {
        if let code = line.firstRange(of: " │ ") { return String(line[..<code.upperBound]) }
        return line.replacing("not subscribed yet", with: "never subscribed")
    }

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
