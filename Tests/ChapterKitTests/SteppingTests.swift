import Foundation
import ProofKit
import Terminal
import TerminalTestKit
import Testing

@testable import ChapterKit
@testable import Stepping

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

    @Test func `an injected key joins the run, undo takes it back, and both are where they were`() throws {
        let session = try TerminalSession(.product("validation"), ["--type", "ma", "--step"])
        try session.waitUntilReady()
        session.type("n")
        try session.wait(for: "120 ms") { $0.line(0).contains("120 ms") }
        let before = session.screen.lines.dropLast(3)
        session.type("ix")
        try session.wait(for: "the field with the key") { $0.line(1).contains("mx") && $0.text.contains("Injected") }
        session.type("u")
        try session.wait(for: "the run before") { $0.lines.dropLast(3) == before }
        session.type("u")
        try session.wait(forText: "Nothing to undo")
    }

    @Test func `the run is saved as a script that makes it again, and as a picture`() async throws {
        let folder = try TemporaryFolder()
        let session = try TerminalSession(
            .product("validation"), ["--type", "ma", "--seed", "3", "--step"], folder: folder.url.path)
        try session.waitUntilReady()
        session.type("nnG")
        try session.wait(for: "the end") { $0.line(0).contains("240 ms") }
        session.type("w")
        try session.wait(forText: "Saved: validation-steps.sh")
        session.type("s")
        try session.wait(forText: "Saved: validation-steps.svg")
        session.type("s")
        try session.wait(forText: "Saved: validation-steps-2.svg")
        #expect(try folder.read("validation-steps.sh") == "swift run validation --seed 3 --type ma\n")
        #expect(try folder.read("validation-steps.svg").contains("map</text>"))
    }

    @Test(arguments: [[], ["--spoken"]])
    func `where there's no screen, each moment is a sentence`(_ options: [String]) async throws {
        let run = try await ProgramRun.of("throttling", ["--type", "swift", "--step"] + options)
        #expect(run.output.contains("1100 ms: throttle's timer fires; it sends \"swift\" to flatMap."))
        #expect(run.output.contains("120 ms: you type \"s\"."))
        #expect(run.status == .exited(0))
    }

    @Test func `any window will do, and it may change at any time`() throws {
        let session = try TerminalSession(
            .product("throttling"), ["--type", "swift", "--step"], rows: 10, columns: 40)
        try session.waitUntilReady()
        session.type("G")
        for (rows, columns) in [(24, 80), (10, 40), (4, 20), (50, 200), (12, 80)] {
            session.resize(rows: rows, columns: columns)
            try session.wait(for: "a window of \(rows) rows") {
                $0.line(0).contains("10 Throttling") && (rows < 8 || $0.text.contains("textSignal"))
            }
        }
        session.type("q")
        #expect(try session.waitForEnd() == .exited(0))
    }
}
