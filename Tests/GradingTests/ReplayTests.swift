import Exercises
import Marbles
import Playing
import Testing

@testable import Grading

@Suite("A failing run that is played again") struct ReplayTests {
    private let task = EchoChapter.chapter.tasks[0]

    private let run = ScenarioRun(
        scenario: 0, seed: 1,
        stimuli: [
            Stimulus(at: .milliseconds(120), .type("a")), Stimulus(at: .milliseconds(240), .type("b")),
            Stimulus(at: .seconds(1), .wait),
        ])

    private func transcript(_ echoes: [String], moments count: Int? = nil) -> Transcript {
        let played = zip(run.stimuli, echoes + [""]).map { stimulus, echo in
            Transcript.Moment(
                stimulus: stimulus,
                observations: echo.isEmpty ? [] : [Observation(at: stimulus.at, lane: .log, event: .next(echo))],
                alive: [:])
        }
        let empty = Transcript.Moment(stimulus: nil, observations: [], alive: [:])
        return Transcript(seed: 1, moments: Array(([empty] + played + [empty]).prefix(count ?? 9)))
    }

    private func replay(of task: ExerciseTask? = nil, _ playback: Playback, reference: Transcript? = nil) -> Replay {
        Replay(of: run, of: task ?? self.task, playback, reference: reference)
    }

    private func withoutLanes(free: Set<ObservationLane> = []) -> ExerciseTask {
        let scenario = Scenario("any", stimuli: { _ in [] }, judge: { _ in Finding("It's wrong.") })
        return ExerciseTask(TaskJudge(number: 1, view: TaskView(free: free), scenarios: [scenario]), title: "")
    }

    @Test func `The first difference of the lanes is when it first goes wrong, in words and on one ruler`() {
        let capitals = Scenario("any") { _ in
            []
        } judge: { transcript in
            let expected = [("A", 120), ("B", 240)].map {
                Observation(at: .milliseconds($0.1), lane: .log, event: .next($0.0))
            }
            let actual = transcript.observations(in: .log)
            return actual == expected ? nil : Finding("Capitals.", expected: expected, actual: actual)
        }
        let task = ExerciseTask(TaskJudge(number: 1, scenarios: [capitals]), title: "")
        let replay = replay(of: task, Playback(transcripts: [transcript(["A", "b"])]))
        #expect(replay.firstDifference == .milliseconds(240))
        #expect(replay.sentence == "In the lane \"log\", yours is \"b\", it should be \"B\".")
        #expect(replay.lanes.map(\.name) == ["log, expected", "log, actual"])
        #expect(replay.lines(width: 80).contains("expected  -AB"))
        #expect(replay.instructions.map(\.words) == ["type \"a\"", "type \"b\""])
        if case .passed = self.replay(of: task, Playback(transcripts: [transcript(["A", "B"])])).outcome { return }
        Issue.record("a run without a difference passes")
    }

    @Test func `Without lanes in the verdict, those of a right answer say when it first goes wrong`() {
        let replay = replay(
            of: withoutLanes(), Playback(transcripts: [transcript(["a", "B"])]), reference: transcript(["A", "B"]))
        #expect(replay.firstDifference == .milliseconds(120) && replay.showsExpectation)
        #expect(replay.sentence == "It's wrong. In the lane \"log\", yours is \"a\", it should be \"A\".")
        #expect(replay.lanes.map(\.name) == ["log, expected", "log, actual"])
    }

    @Test func `A lane in which right answers differ isn't compared with one of them`() {
        let replay = replay(
            of: withoutLanes(free: [.log]), Playback(transcripts: [transcript(["a", "B"])]),
            reference: transcript(["A", "B"]))
        #expect(replay.firstDifference == .milliseconds(240) && !replay.showsExpectation)
        #expect(replay.sentence == "It's wrong." && replay.lanes.map(\.name) == ["log"])
    }

    @Test func `Where all events are right, their threads are compared with those of a right answer`() {
        var other = transcript(["A", "B"])
        other.moments[2].observations[0].thread = "background"
        let replay = replay(
            of: withoutLanes(), Playback(transcripts: [other]), reference: transcript(["A", "B"]))
        #expect(replay.firstDifference == .milliseconds(240))
        #expect(replay.sentence.hasPrefix("It's wrong. In the lane \"log\", yours is on background, it should be on "))
    }

    @Test func `Without lanes in the verdict, it goes wrong with what follows the last thing that was done`() {
        let replay = replay(of: withoutLanes(), Playback(transcripts: [transcript(["A", ""])]))
        #expect(replay.firstDifference == .milliseconds(240))
        #expect(replay.sentence == "It's wrong.")
        #expect(replay.lanes.map(\.name) == ["log"])
    }

    @Test func `A program that ends in the middle shows everything up to there, then the sentence`() {
        let death = Playback.Death(
            transcript: transcript(["A"], moments: 2), failure: RunFailure(.trapped, "Line 4 stopped.", line: 4))
        let replay = replay(Playback(transcripts: [], death: death))
        #expect(replay.firstDifference == .milliseconds(240))
        #expect(replay.sentence == "Line 4 stopped.")
        #expect(replay.lanes.map(\.events.count) == [1])
        #expect(replay.instructions.count == 2)
    }

    @Test func `Played again by a grader, a run has its stages and ends where it ended before`() async throws {
        let file = ExerciseFile(path: "Exercise.swift", text: EchoChapter.exercise(task1: EchoChapter.rightEcho))
        let grader = Grader(builder: sharedBuilder)
        let playback = try await grader.play([run, run], ofTask: 1, in: EchoChapter.chapter, .text(file))
        #expect(playback.transcripts.map { $0.values(in: .log) } == [["A", "B"], ["A", "B"]])
        let trap = EchoChapter.exercise(echoing: "say(word); fatalError(word)")
        let trapping = ExerciseFile(path: "Exercise.swift", text: trap)
        let dead = try await grader.play([run], ofTask: 1, in: EchoChapter.chapter, .text(trapping))
        #expect(dead.transcripts.isEmpty && dead.death?.failure.cause == .trapped)
    }
}
