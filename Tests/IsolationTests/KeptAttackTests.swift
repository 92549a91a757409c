import ProofKit
import Testing

#if os(Linux)
/// The inputs of `graders attack` that once stopped the grader, fooled it, or left something behind. These tests run
/// some of them; `graders prove suites` runs all.
@Suite("Hostile inputs", .serialized, .enabled("this system can isolate a program") { await AttackProof.isPossible })
struct KeptAttackTests {
    @Test(arguments: Sample.current.some(6, of: HostileTrial.kept))
    func `What once found a fault finds none anymore`(input: HostileInput) async throws {
        #expect(try await HostileTrial.faults(of: input) == [])
    }

    @Test func `The kinds are all there, and an input reads as it's written`() {
        #expect(HostileTrial.kept.count > 30)
        #expect(Set(HostileTrial.kept.map(\.kind)) == Set(HostileInput.Kind.allCases))
        var grammar = HostileGrammar(seed: 1)
        for _ in 0..<1_000 {
            let input = grammar.next()
            #expect(HostileInput(line: "\(input)") == input)
            #expect(input.shorter.allSatisfy { $0 != input })
        }
    }

    @Test func `The same seed makes the same inputs`() {
        var (one, other) = (HostileGrammar(seed: 7), HostileGrammar(seed: 7))
        #expect((0..<100).map { _ in one.next() } == (0..<100).map { _ in other.next() })
    }
}
#endif
