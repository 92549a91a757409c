import ProofKit
import Testing

#if os(Linux)
/// Files and recordings that once fooled or stopped the grader, or could have. Programs that did are rows of attacks
/// (ProofKit/Attacks), folders are in SubmissionTests, and long texts in HostileTextTests.
@Suite("Hostile inputs", .enabled("this system can isolate a program") { await AttackProof.isPossible })
struct KeptAttackTests {
    @Test(arguments: Sample.current.some(4, of: Forgery.all))
    func `A file with wrong answers that once passed doesn't pass anymore`(forgery: Forgery) async throws {
        #expect(try await forgery.faults() == [])
    }

    @Test(arguments: Sample.current.some(2, of: MadeUpRecording.all))
    func `A made-up recording that once stopped a judge stops none anymore`(recording: MadeUpRecording) {
        #expect(recording.faults() == [])
    }
}
#endif
