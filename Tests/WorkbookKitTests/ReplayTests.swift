import Exercises
import Foundation
import Judges
import Playing
import Reading
import Testing

@testable import Checks
@testable import Grading

@Suite("replay") struct ReplayTests {
    @Test func `The failing run is kept with the hash of the file, until the task passes`() throws {
        let stimuli = [Stimulus(at: .milliseconds(120), .type("a")), Stimulus(at: .milliseconds(240), .type("b"))]
        let run = ScenarioRun(scenario: 0, seed: 1, stimuli: stimuli)
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
