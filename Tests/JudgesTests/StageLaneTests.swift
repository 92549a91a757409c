import Grading
import Judges
import ProofKit
import Testing

/// The stages of solutions and answers, recorded while they are played. `graders prove stages` takes more of them.
@Suite("The stages of an exercise", .compilesAhead)
struct StageLaneTests {
    @Test("a solution has a lane for each line with an operator", arguments: Sample.current.two(of: catalogue))
    func lanes(_ chapter: Chapter) async throws {
        #expect(try await LaneProof.faults(of: chapter) == [])
    }

    @Test("recording the stages changes no verdict", arguments: Sample.current.answers.filter(\.isRight))
    func changesNothing(_ answer: Answer) async throws {
        #expect(try await LaneProof.faults(recording: answer) == [])
    }
}
