import Grading
import Judges
import ProofKit
import Testing

/// These tests take a sample; `graders prove classes` takes all wrong answers, and a class of 40.
@Suite("A class's wrong answers are grouped by mistake", .compilesAhead) struct ClassMistakesTests {
    @Test(arguments: catalogue)
    func `No two wrong answers of the book count as the same mistake`(_ chapter: Chapter) async throws {
        let answers = Sample.current.answers.filter { $0.chapter == chapter.id }
        #expect(try await ClassProof.faults(of: answers, in: chapter) == [])
    }
}
