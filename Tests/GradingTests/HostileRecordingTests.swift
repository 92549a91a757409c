import Exercises
import Playing
import Reading
import Synchronization
import Terminal
import Testing

@testable import Grading

@Suite("Hostile recordings") struct HostileRecordingTests {
    private let runs = ScenarioRuns(EchoChapter.chapter.tasks[0], seeds: [1])

    private func step(after answer: PlayerAnswer) -> PlayerSession.Step {
        var session = PlayerSession()
        _ = session.begin(runs)
        return session.receive(answer.body())
    }

    private func observation(
        at time: Duration = .zero, of number: Int? = nil, _ text: String = "a", thread: String = "main"
    ) -> Observation {
        Observation(at: time, lane: .log, of: number, event: .next(text), thread: thread)
    }

    @Test func `A time, a count, or a name that no player sends is forged`() {
        let long = String(repeating: "n", count: 300)
        let made: [PlayerAnswer] = [
            .settled([observation(at: .milliseconds(Int.max))], alive: [:]),
            .settled([observation(at: .milliseconds(-1))], alive: [:]),
            .settled([observation(of: .max)], alive: [:]),
            .settled([observation(of: -1)], alive: [:]),
            .settled([observation(thread: long)], alive: [:]),
            .settled([], alive: ["field": .max]),
            .settled([], alive: ["field": -1]),
            .settled([], alive: [long: 1]),
            .settled([], alive: Dictionary(uniqueKeysWithValues: (0...1_000).map { ("\($0)", 1) })),
        ]
        for answer in made { #expect(step(after: answer) == .forged, "\(answer)") }
    }

    @Test func `A long text is cut where it's read, and the rest is counted`() {
        var session = PlayerSession()
        _ = session.begin(runs)
        let answer = PlayerAnswer.settled([observation(String(repeating: "x", count: 3_800_000))], alive: [:])
        _ = session.receive(answer.body())
        let seen = session.unfinished?.observations.first?.event
        #expect(seen == .next(String(repeating: "x", count: 1_000) + "… 3,799,000 more"))
    }

    @Test func `Many texts that are too long together end the run`() {
        let text = String(repeating: "x", count: 1_000)
        var session = PlayerSession()
        _ = session.begin(runs)
        var last = PlayerSession.Step.finished
        for _ in 0..<2 {
            // A frame holds at most 4 MiB, so an overflow takes two frames.
            let half = PlayerAnswer.settled(Array(repeating: observation(text), count: 3_000), alive: [:])
            last = session.receive(half.body())
        }
        #expect(last == .overflowed)
    }

    @Test func `A trap in a judge costs that student a sentence, and nobody else anything`() async throws {
        let chapter = EchoChapter.withOneTask(
            checking: Scenario("a word") { _ in
                [Stimulus(at: .milliseconds(100), .type("word"))]
            } judge: { transcript in
                let said = transcript.values(in: .log)
                return said[0] == "WORD" ? nil : Finding("It says \(said[0]).")
            })
        let folder = try ClassFolder()
        let silent = EchoChapter.exercise(echoing: "_ = word")
        try folder.put(EchoChapter.solution.utf8, in: "ada")
        try folder.put(silent.utf8, in: "mal")
        try folder.put(ClassFolder.ownAnswer.utf8, in: "zoe")
        let report = try await folder.grade(chapter: chapter)
        #expect(report.students.map(\.points) == [1, 0, 1])
        let sentence = report.students[1].chapters[0].tasks[0].verdict.message
        #expect(sentence?.hasPrefix("The workbook's own check failed on what this program recorded") == true)
    }

    @Test func `A full stack and an endless loop in a judge end nothing but their thread`() throws {
        @Sendable func deep(_ number: Int) -> Int { number == 0 ? 0 : 1 + deep(number + 1) &+ number }
        #expect(throws: Obstacle.self) { try guarded { deep(1) }.get() }
        // The guard can't end the loop, so the test does. Otherwise, the loop would keep a processor busy.
        let isOver = Atomic(false)
        let outcome = guarded(atMost: .milliseconds(200)) { while !isOver.load(ordering: .relaxed) {} }
        isOver.store(true, ordering: .relaxed)
        #expect(throws: Obstacle.self) { try outcome.get() }
        #expect(try guarded { 5 }.get() == 5)
    }
}
