import Grading
import Judges
import ProofKit
import Testing

@Suite("Failing runs become short") struct ShorteningTests {
    /// `graders prove cuts` covers all tasks.
    @Test func `Right answers pass what is left of a wrong answer's run, and any other cut run`() async throws {
        let chapter = try #require(catalogue.first { $0.number == "05" })
        let task = try #require(chapter.tasks.first)
        let known = Book.answers(to: task.number, of: chapter.id).filter { $0.breaks == nil }
        let answers = known.filter(\.isRight).prefix(1) + Sample.current.some(6, of: known.filter { !$0.isRight })
        await ExerciseBuilder().prepare(try answers.map { try $0.exercise() }, of: chapter)
        let proof = try await ShorteningProof(of: task, in: chapter, answers: Array(answers))
        #expect(proof.faults == [])
        #expect(!proof.rows.isEmpty)
        #expect(proof.rows.allSatisfy { $0.after <= 9 })
    }
}
