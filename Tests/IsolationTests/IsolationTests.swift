import ProofKit
import Testing

#if os(Linux)
/// Strangers' programs that try forbidden actions. Each is one row of a table (ProofKit/Attacks/Attack+Rows.swift) and
/// a few lines of code (Programs). These tests run one of each kind; `graders prove attacks` runs all of them, with
/// older versions of Landlock as well.
@Suite("Isolation", .enabled("this system can isolate a program") { await AttackProof.isPossible })
struct IsolationTests {
    @Test func `In isolation, no attack comes to anything, and the code beside it is judged as ever`() async throws {
        let sample = Sample.current
        #expect(try await AttackProof.faults(of: sample.attacks, landlock: nil) == [], "\(sample.sentence)")
    }

    @Test("Without isolation, the same attacks succeed, so they are real; nothing stays behind all the same")
    func open() async throws {
        let sample = Sample.current
        #expect(try await AttackProof.faultsWithoutIsolation(of: sample.attacks) == [], "\(sample.sentence)")
    }

    @Test func `There are forty attacks at least, and each has a reason`() {
        #expect(Attack.all.count >= 40)
        #expect(Attack.all.allSatisfy { $0.why.hasSuffix(".") })
        #expect(Set(Attack.all.map(\.description)).count == Attack.all.count)
    }
}
#endif
