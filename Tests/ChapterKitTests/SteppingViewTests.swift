import Foundation
import Terminal
import TerminalTestKit
import Testing

@testable import ChapterKit
@testable import Marbles
@testable import Stepping

@Suite("The view of a recorded run")
@MainActor
struct SteppingViewTests {
    private let terminal = TerminalAbilities(isInteractive: true, colorDepth: .none)

    /// The events' times are in milliseconds.
    private func run(stages: Int, _ events: [(at: Int, stage: Int, value: String)]) -> RecordedRun {
        var run = RecordedRun()
        run.trace.lanes = (0..<stages).map { StageLane(operatorName: "map", label: "\($0 + 1) map") }
        for (number, event) in events.enumerated() {
            let time = Duration.milliseconds(event.at)
            run.trace.events.append(
                StageEvent(
                    lane: event.stage, event: TimedEvent(at: time, .next(event.value), thread: "main"),
                    isReaction: true, number: number))
            run.moments.append(
                .init(time: time, sentence: "\(event.value).", lane: event.stage, events: number + 1, screen: nil))
        }
        return run
    }

    private func text(_ view: SteppingView, rows: Int = 24, columns: Int = 80) -> [String] {
        view.lines(columns: columns, height: rows, on: terminal).map(\.text)
    }

    @Test func `the line of keys offers only what the view does, as a replay can't inject`() {
        let view = SteppingView(title: "T", run: run(stages: 1, [(0, 0, "a")]))
        #expect(text(view).last == "← → event  n p instant  ? help  q quit  ↑ ↓ stage  f follow")
        view.actions.inject = { _, _ in }
        #expect(text(view).last?.contains("i inject") == true)
    }

    /// A run of `throttle` in a file: two values within the interval, and then the second value again, 500 ms later.
    private func throttled(_ file: String) -> RecordedRun {
        var run = run(
            stages: 2,
            [(at: 0, stage: 0, value: "a"), (at: 100, stage: 0, value: "b"), (at: 600, stage: 1, value: "b")])
        run.trace.events[2].isReaction = false
        for (place, line) in [4, 5].enumerated() {
            (run.trace.lanes[place].file, run.trace.lanes[place].line) = (file, line)
        }
        run.trace.lanes[0].consumer = 1
        run.moments.insert(.init(time: .milliseconds(350), sentence: "you type.", lane: nil, events: 2), at: 2)
        return run
    }

    @Test("beside the lanes is the code: the acting line is marked, and a bar shows what a stage waits for")
    func code() throws {
        let folder = try TemporaryFolder()
        try folder.write("import A\n\nlet a =\n    texts\n        .throttle(500)\n", to: "A.swift")
        let view = SteppingView(title: "T", run: throttled(folder.url.appending(path: "A.swift").path))
        func code() -> [String] { text(view).filter { $0.contains(" │ ") } }
        #expect(code() == ["> 4 │ texts", "  5 │     .throttle(500)  ▕          ▏ 500 ms"])
        view.press(.named(.right))
        view.press(.named(.right))
        #expect(code() == ["  4 │ texts", "  5 │     .throttle(500)  ▕█████     ▏ 500 ms"])
        view.press(.named(.right))
        #expect(code() == ["  4 │ texts", "> 5 │     .throttle(500)"])
        for (rows, columns) in [(24, 80), (40, 120), (20, 40), (9, 20)] {
            let lines = text(view, rows: rows, columns: columns)
            #expect(lines.count == rows && lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
        }
    }

    @Test(arguments: ["", "one line"])
    func `code that's gone, and a file with fewer lines, leave the lanes alone`(_ content: String) throws {
        let folder = try TemporaryFolder()
        if !content.isEmpty { try folder.write(content, to: "A.swift") }
        let view = SteppingView(title: "T", run: throttled(folder.url.appending(path: "A.swift").path))
        #expect(text(view).count == 24 && !text(view).contains { $0.contains(" │ ") })
    }

    @Test func `lanes that are out of sight take no columns from those that are in sight`() {
        let others = (1...100).map { (at: $0 * 10, stage: 1, value: "x") }
        let recorded = run(stages: 2, [(at: 0, stage: 0, value: "early")] + others)
        var cursor = RunCursor(moment: recorded.moments.count - 1)
        (cursor.lane, cursor.isFollowing) = (0, true)
        let lanes = LanesInView(of: recorded, at: cursor, rows: 2, columns: 40)
        #expect(lanes.places == 0..<1 && lanes.lines[1].text.contains("early") && !lanes.isCut)
        cursor.lane = 1
        #expect(LanesInView(of: recorded, at: cursor, rows: 2, columns: 40).isCut)
    }

    @Test func `arrows step through events, n and p through instants, and the ends are said`() {
        let view = SteppingView(
            title: "T", run: run(stages: 1, [(0, 0, "a"), (0, 0, "b"), (120, 0, "c"), (120, 0, "d"), (240, 0, "e")]))
        var places: [Int] = []
        for key: Key in [
            .named(.right), .scalar("n"), .scalar("n"), .scalar("n"), .scalar("p"), .named(.left), .scalar("g"),
            .scalar("G"),
        ] {
            view.press(key)
            places.append(view.cursor.moment)
        }
        #expect(places == [1, 3, 4, 4, 3, 2, 0, 4])
        view.press(.named(.right))
        #expect(text(view).contains("That was the last event."))
    }

    @Test func `a followed stage is the only one that steps lead to`() {
        let view = SteppingView(title: "T", run: run(stages: 2, [(0, 0, "a"), (1, 1, "b"), (2, 0, "c"), (3, 1, "d")]))
        view.press(.named(.down))
        view.press(.scalar("f"))
        view.press(.named(.right))
        #expect(view.cursor.moment == 1)
        view.press(.named(.right))
        #expect(view.cursor.moment == 3)
        view.press(.scalar("f"))
        view.press(.named(.left))
        #expect(view.cursor.moment == 2)
    }

    @Test(arguments: [0, 1, 3, 200])
    func `every window is filled and not overfilled, with any number of stages`(_ stages: Int) {
        let events = (0..<stages).map { (at: $0 * 120, stage: $0, value: "v\($0)") }
        let view = SteppingView(title: "A chapter with a title", run: run(stages: stages, events))
        for (rows, columns) in [(24, 80), (10, 40), (4, 20), (3, 10), (60, 200)] {
            for key: Key in [.scalar("g"), .scalar("G"), .scalar("p")] {
                view.press(key)
                let lines = text(view, rows: rows, columns: columns)
                #expect(lines.count <= max(rows, 5), "\(stages) stages in \(rows) rows")
                #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns || columns < 20 })
                guard stages > 0, rows >= 8, let lane = view.moment?.lane else { continue }
                #expect(lines.contains { $0.hasPrefix(">\(lane + 1) map") }, "the lane of the event is in sight")
            }
        }
    }

    @Test func `in a low window, the arrows bring each stage into sight, beginning at that of the event`() {
        let view = SteppingView(title: "T", run: run(stages: 9, [(0, 4, "a"), (120, 4, "b")]))
        func chosen(_ key: Key) -> String? {
            view.press(key)
            let lines = text(view, rows: 10, columns: 40)
            let name = (view.message ?? "").prefix(5)
            return lines.contains { $0.dropFirst().hasPrefix(name) } ? String(name) : nil
        }
        #expect(text(view, rows: 10, columns: 40).contains { $0.hasPrefix(">5 map") })
        #expect((0..<4).map { _ in chosen(.named(.down)) } == ["6 map", "7 map", "8 map", "9 map"])
        #expect((0..<9).map { _ in chosen(.named(.up)) }.last == "1 map")
        view.press(.named(.right))
        #expect(text(view, rows: 10, columns: 40).contains { $0.hasPrefix(">5 map") })
    }

    @Test func `the threads are below the stages unless everything happens on main and there's no room`() {
        var recorded = run(stages: 9, (0..<9).map { (at: 0, stage: $0, value: "a") })
        #expect(text(SteppingView(title: "T", run: recorded)).contains { $0.hasSuffix("up to this event, on main:") })
        recorded.trace.events[0].event.thread = "net 1"
        let view = SteppingView(title: "T", run: recorded)
        #expect(text(view).contains { $0.hasSuffix("net 1") } && text(view).contains { $0.hasSuffix("this event:") })
        // The compared lanes' threads take up rows as well.
        let event = TimedEvent(at: .zero, .next("a"), thread: "main")
        recorded.compared = ["expected", "actual"].map { Lane($0, [event]) }
        for rows in 4...20 {
            let lanes = LanesInView(of: recorded, at: RunCursor(moment: 8), rows: rows, columns: 80)
            let drawn = lanes.lines.filter { $0.text.contains("map") }.count
            let threads = lanes.lines.filter { $0.text.contains("main") || $0.text.contains("net 1") }.count
            #expect(drawn == lanes.places.count && [0, drawn + 2].contains(threads), "\(rows) rows")
        }
    }

    @Test func `ten thousand events in one instant can be stepped through`() {
        let events = (0..<10_000).map { (at: 120, stage: $0 % 3, value: "\($0)") }
        let view = SteppingView(title: "T", run: run(stages: 3, events))
        view.press(.scalar("G"))
        #expect(view.cursor.moment == 9_999 && text(view).contains("9999."))
        view.press(.named(.left))
        #expect(text(view).contains("9998."))
    }

    @Test("keys that aren't offered say so, and ? lists those that are")
    func help() {
        let view = SteppingView(title: "T", run: run(stages: 1, [(0, 0, "a")]))
        view.press(.scalar("i"))
        #expect(text(view).contains { $0.contains("does nothing here") })
        view.press(.scalar("?"))
        #expect(text(view).contains { $0.contains("the next event") } && !text(view).contains { $0.contains("inject") })
        view.press(.scalar("x"))
        #expect(text(view).contains { $0.hasPrefix(">1 map") })
    }

    @Test func `all keys can be read in a low and narrow window`() {
        let view = SteppingView(title: "T", run: run(stages: 1, [(0, 0, "a")]))
        let all = SteppingKeys.help(for: view.actions, columns: 40)
        view.press(.scalar("?"))
        var seen: [String] = []
        for _ in 0..<all.count where seen.count < all.count {
            let lines = text(view, rows: 10, columns: 40).dropFirst()
            #expect(lines.count < 10)
            seen += lines.filter { !$0.hasSuffix("more keys") }
            view.press(.named(.down))
        }
        #expect(seen == all)
        #expect(text(view, rows: 10, columns: 40).contains { $0.hasPrefix(">1 map") })
    }
}
