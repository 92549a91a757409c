import Exercises
import Playing
import Terminal
import Testing

@testable import Checks
@testable import Grading
@testable import Marbles
@testable import WorkbookKit

@Suite("The lanes of a failing run") struct FailingLanesTests {
    /// Each lane sends `text` at `times`, in milliseconds. The first difference is at 120 ms.
    private func lanes(_ count: Int, at times: [Int] = [0, 120], thread: String = "main", text: String = "a")
        -> FailingLanes
    {
        var trace = StageTrace()
        trace.lanes = (0..<count).map { StageLane(operatorName: "map", label: "\($0 + 1) map", line: $0 + 1) }
        for time in times {
            for lane in 0..<count {
                trace.events.append(
                    StageEvent(
                        lane: lane, event: TimedEvent(at: .milliseconds(time), .next(text), thread: thread),
                        isReaction: true, number: trace.events.count))
            }
        }
        func observation(_ text: String) -> Observation {
            Observation(at: .milliseconds(120), lane: .log, event: .next(text))
        }
        let finding = Finding("Wrong.", expected: [observation("b")], actual: [observation("a")])
        let run = ScenarioRun(scenario: 0, seed: 1, stimuli: [Stimulus(at: .milliseconds(120), .type("a"))])
        let playback = Playback(transcripts: [Transcript(seed: 1, moments: [])], stages: trace)
        return FailingLanes(of: Replay(of: run, of: ExerciseTask(finding: finding), playback))
    }

    @Test func `All lanes are shown with their threads, if there's room`() {
        let fitting = lanes(2).fitting(rows: 6, columns: 40, rest: "`v`")
        #expect(
            fitting.lines.map(\.text) == [
                "Your stages, all on main:", "ms      0  120", " 1 map  a--a", "        main", " 2 map  a--a",
                "        main",
            ])
        #expect(fitting.note == nil)
    }

    @Test func `Threads that are all main give their rows to lanes; a sentence counts those that don't fit`() {
        let fitting = lanes(5).fitting(rows: 5, columns: 40, rest: "`v`")
        #expect(
            fitting.lines.map(\.text) == [
                "Your stages, all on main:", "ms      0  120", " 4 map  a--a", " 5 map  a--a",
            ])
        #expect(fitting.note == "3 more lanes: `v` shows them.")
        #expect(lanes(5).fitting(rows: 7, columns: 40, rest: "`v`").note == nil)
        #expect(lanes(5).fitting(rows: 6, columns: 40, rest: "`v`").note == "2 more lanes: `v` shows them.")
    }

    @Test func `Other threads keep their rows`() {
        let fitting = lanes(5, thread: "background").fitting(rows: 7, columns: 40, rest: "`v`")
        #expect(
            fitting.lines.map(\.text) == [
                "Your stages:", "ms      0  120", " 4 map  a--a", "        background",
                " 5 map  a--a", "        background",
            ])
        #expect(fitting.note == "3 more lanes: `v` shows them.")
    }

    @Test(arguments: 1...3) func `Without room for a lane, a sentence counts them`(rows: Int) {
        let fitting = lanes(2).fitting(rows: rows, columns: 40, rest: "`replay 1.1`")
        #expect(fitting == FailingLanes.Fitting(note: "2 lanes of your stages: `replay 1.1` shows them."))
        #expect(
            lanes(1, thread: "x").fitting(rows: 3, columns: 40, rest: "`v`").note
                == "1 lane of your stages: `v` shows it.")
        #expect(lanes(2).fitting(rows: 0, columns: 40, rest: "`v`") == FailingLanes.Fitting())
        #expect(lanes(0).fitting(rows: 9, columns: 40, rest: "`v`") == FailingLanes.Fitting())
    }

    @Test func `A run that is too wide is shown up to its first difference`() {
        let wide = lanes(1, at: [0, 120, 1_000, 2_000, 3_000], text: "a text").fitting(
            rows: 9, columns: 40, rest: "`v`")
        #expect(wide.text.first == "Your stage up to 120 ms, on main:")
        #expect(wide.text[2].hasSuffix("'a text'"))
        let narrow = lanes(1, at: [0, 120, 1_000], text: "a text").fitting(rows: 9, columns: 80, rest: "`v`")
        #expect(narrow.text.first == "Your stage, on main:")
        #expect(narrow.text[1].contains("1000"))
    }

    @Test(
        "Lanes fit their rows and columns, whatever happened", arguments: [1, 2, 7, 300], [1, 2, 3, 4, 5, 8, 21])
    func fitting(count: Int, rows: Int) {
        for (columns, depth) in [20, 40, 80].flatMap({ [($0, ColorDepth.none), ($0, .full)] }) {
            let lanes = lanes(count, at: Array(repeating: 120, count: 40) + [999, 12_345], text: "a long text")
            let fitting = lanes.fitting(rows: rows, columns: columns, depth, rest: "`v`")
            #expect(fitting.text.count <= rows)
            #expect(fitting.lines.allSatisfy { $0.columns <= columns }, "\(fitting.text)")
        }
    }

    @Test func `A reader who listens hears a sentence for each lane, with its last events`() {
        #expect(
            lanes(1, at: [0, 120]).sentences == [
                "What your stages did.", "Lane 1 map: at 0 milliseconds a on main, at 120 a, no end.",
            ])
        let flood = lanes(1, at: Array(repeating: 120, count: 5_000)).sentences
        #expect(flood[1].hasPrefix("Lane 1 map, the last 12 of 5000 events: at 120 milliseconds a on main and a and a"))
        #expect(flood[1].count < 300)
    }
}

extension ExerciseTask {
    init(finding: Finding) {
        let scenario = Scenario("any", stimuli: { _ in [] }, judge: { _ in finding })
        self.init(TaskJudge(number: 1, scenarios: [scenario]), title: "")
    }
}
