import Grading
import Judges
import ProofKit
import Testing

@Suite("Failing runs become short", .compilesAhead)
struct ShorteningTests {
    /// `graders prove` does the same for all tasks.
    @Test(
        "Right answers pass what is left of a wrong answer's run, and any other cut run",
        arguments: [("01", 1), ("05", 1), ("10", 4)])
    func areFair(_ number: String, _ task: Int) async throws {
        let chapter = try #require(catalogue.first { $0.number == number })
        try await Rehearsals.shared.compiled(chapter)
        let proof = try await ShorteningProof(of: chapter.tasks[task - 1], in: chapter, isWhole: false)
        #expect(proof.faults == [])
        #expect(proof.rows.count >= 4)
        #expect(proof.rows.allSatisfy { $0.after <= $0.before && $0.after <= 8 })
    }
}
