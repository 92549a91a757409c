import Grading
import Judges
import ProofKit
import Testing

/// Recorded stages of solutions. `graders prove stages` covers all chapters.
@Suite("The stages of an exercise", .compilesAhead) struct StageLaneTests {
    @Test(arguments: Sample.current.some(1, of: catalogue))
    func `a solution has a lane for each line with an operator`(_ chapter: Chapter) async throws {
        #expect(try await LaneProof.faults(of: chapter) == [])
    }
}
