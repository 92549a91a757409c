import Exercises
import Foundation
import Judges
import Marbles
import Playing
import Reading
import Stepping
import Testing

@testable import ChapterKit
@testable import Checks
@testable import Grading
@testable import WorkbookKit

@MainActor
@Suite("replay") struct ReplayTests {
    private let run = ScenarioRun(
        scenario: 0, seed: 1,
        stimuli: [Stimulus(at: .milliseconds(120), .type("a")), Stimulus(at: .milliseconds(240), .type("b"))])

    private func observation(_ text: String, at time: Int) -> Observation {
        Observation(at: .milliseconds(time), lane: .log, event: .next(text))
    }

    @Test("A replay opens at the first difference, after what caused it")
    func opening() {
        let finding = Finding(
            "Capitals.", expected: [observation("A", at: 120), observation("B", at: 240)],
            actual: [observation("A", at: 120), observation("b", at: 240)])
        let moments = run.stimuli.map { Transcript.Moment(stimulus: $0, observations: [], alive: [:]) }
        let replay = Replay(
            of: run, of: ExerciseTask(finding: finding), Playback(transcripts: [Transcript(seed: 1, moments: moments)]))
        let recorded = RecordedRun(replay)
        let opening = recorded.opening(of: replay)
        #expect(
            recorded.moments.map(\.sentence) == [
                "120 ms: type \"a\".", "240 ms: type \"b\".",
                "240 ms: In the lane \"log\", yours is \"b\", it should be \"B\".",
            ])
        #expect(opening == 2)
        #expect(recorded.compared.map(\.name) == ["log, expected", "log, actual"])
    }

    @Test func `A program that ended shows everything up to its end, and then why`() {
        let moments = [
            Transcript.Moment(stimulus: nil, observations: [], alive: [:]),
            Transcript.Moment(stimulus: run.stimuli[0], observations: [observation("A", at: 120)], alive: [:]),
        ]
        let death = Playback.Death(
            transcript: Transcript(seed: 1, moments: moments),
            failure: RunFailure(.trapped, "Line 4 stopped the program.", line: 4))
        let replay = Replay(
            of: run, of: ExerciseTask(finding: Finding("")), Playback(transcripts: [], death: death))
        let recorded = RecordedRun(replay)
        #expect(recorded.moments.last?.sentence == "240 ms: Line 4 stopped the program.")
        #expect(recorded.opening(of: replay) == recorded.moments.count - 1)
        #expect(recorded.crash == "Line 4 stopped the program.")
        #expect(recorded.compared.map(\.events.count) == [1])
    }

    @Test func `The failing run is kept with the hash of the file, until the task passes`() throws {
        var runs = FailedRuns()
        let key = TaskKey(chapter: "05-Filter", task: 1)
        runs[key] = FailedRuns.Failed(run: run, seed: 2, file: 7)
        let decoder = JSONDecoder()
        decoder.userInfo = Course.book.decoding
        let read = try decoder.decode(FailedRuns.self, from: JSONEncoder().encode(runs))
        #expect(read == runs && read[key]?.run == run)
        runs[key] = nil
        #expect(runs == FailedRuns())
    }
}
