import Exercises
import Playing
import Testing

@testable import Grading

@Suite("What of a recording is compared with the solution's") struct TaskViewTests {
    private func transcript(
        _ observations: [Observation], then verb: BookVerb? = nil, alive: [String: Int] = [:]
    ) -> Transcript {
        Transcript(
            seed: 1,
            moments: [
                .init(stimulus: nil, observations: [], alive: alive),
                .init(stimulus: Stimulus(at: .milliseconds(100), .type("a")), observations: observations, alive: alive),
                .init(
                    stimulus: Stimulus(at: .seconds(1), verb.map { .verb($0) } ?? .wait), observations: [], alive: alive
                ),
                .init(stimulus: nil, observations: [], alive: [:]),
            ])
    }

    private func observation(_ text: String, _ lane: ObservationLane, at time: Int = 100, _ thread: String = "main")
        -> Observation
    {
        Observation(at: .milliseconds(time), lane: lane, event: .next(text), thread: thread)
    }

    private func kinds(
        _ expected: [Observation], _ actual: [Observation], in view: TaskView = TaskView()
    ) -> [LaneDifference.Kind] {
        view.differences(between: transcript(expected), and: transcript(actual)).map(\.kind)
    }

    @Test func `A color that's set twice is set once, and within an instant only the last one counts`() {
        let white = observation("white", .background)
        #expect(kinds([white], [white, observation("white", .background, at: 300)]).isEmpty)
        #expect(kinds([white], [observation("yellow", .background), white]).isEmpty)
        let yellow = observation("yellow", .background, at: 300)
        #expect(kinds([white], [white, yellow]) == [.other(expected: .next("white"), actual: .next("yellow"))])
        #expect(kinds([white, yellow], [white]) == [.other(expected: .next("yellow"), actual: .next("white"))])
        let line = observation("a", .log)
        #expect(kinds([line], [line, line]) == [.again(.next("a"))])
    }

    @Test func `What's missing, another value, and what comes too late are told apart`() {
        let line = observation("a", .log)
        #expect(kinds([line], []) == [.missing(.next("a"))])
        #expect(kinds([line], [observation("b", .log)]) == [.other(expected: .next("a"), actual: .next("b"))])
        #expect(kinds([line], [observation("a", .log, at: 250)]) == [.late(.next("a"), .milliseconds(150))])
        #expect(kinds([line], [observation("b", .log, at: 50), line]) == [.extra(.next("b"))])
        // It's late only if nothing else is wrong.
        let (late, other) = (observation("a", .log, at: 250), observation("b", .log, at: 300))
        #expect(kinds([line], [late, other]) == [.missing(.next("a"))])
    }

    @Test func `Of lanes that differ at the same instant, the first by number comes first`() {
        let colors = (1...8).map {
            Observation(at: .milliseconds(100), lane: .background, of: $0, event: .next("white"), thread: "main")
        }
        let differences = TaskView().differences(between: transcript(colors), and: transcript([]))
        #expect(differences.map(\.number) == Array(1...8))
    }

    @Test func `The thread of the log and the number of subscribers count only where they're the subject`() {
        let (main, background) = (observation("a", .log), observation("a", .log, at: 100, "background"))
        #expect(kinds([main], [background]).isEmpty)
        #expect(kinds([main], [background], in: TaskView(comparingThreadsOf: [.log])).count == 1)
        #expect(kinds([observation("a", .status)], [observation("a", .status, at: 100, "background")]).count == 1)
        let (one, two) = (observation("1", .subscribers), observation("2", .subscribers))
        #expect(kinds([one], [two]).isEmpty)
        #expect(kinds([one], [two], in: TaskView(counting: [.subscribers])).count == 1)
    }

    @Test func `A lane that's free in its words needs an event with one of them`() {
        let view = TaskView(words: [.log: [["denied", "code 0"]]])
        let refused = observation("failed: access denied (code 0)", .log)
        #expect(kinds([refused], [observation("Denied!", .log)], in: view).isEmpty)
        #expect(kinds([refused], [observation("Oh no", .log)], in: view).count == 1)
        #expect(kinds([refused], [], in: view).count == 1)
        #expect(kinds([observation("a", .log)], [observation("b", .log)], in: view).count == 1)
        #expect(kinds([observation("a", .log)], [observation("b", .log)], in: TaskView(words: [.log: []])).isEmpty)
        #expect(kinds([refused], [], in: TaskView(free: [.log])).isEmpty)
    }

    @Test(arguments: [BookVerb.release, .dispose, .close])
    func `Objects that live too long count after a release and a disposal, and not before`(end: BookVerb) {
        let (freed, kept) = (transcript([], then: end), transcript([], then: end, alive: ["form": 1]))
        #expect(TaskView().differences(between: freed, and: kept).map(\.kind) == [.alive("form")])
        #expect(TaskView().differences(between: kept, and: freed).isEmpty)
        #expect(TaskView().differences(between: transcript([]), and: transcript([], alive: ["form": 1])).isEmpty)
    }
}
