import ProofKit
import Reading
import Testing

#if os(Linux)
/// Strangers' programs that try forbidden actions. Each is one row of a table (ProofKit/Attacks/Attacks.md) and
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

    @Test func `There are forty attacks at least, all different, and each program is one`() throws {
        #expect(Attack.all.count >= 40)
        #expect(Set(Attack.all.map(\.description)).count == Attack.all.count)
        #expect(try Set(Attack.all.map(\.name)) == AttackRun.names.get())
    }
}
#endif

@Suite("The table of attacks") struct AttackTableTests {
    @Test(arguments: [
        ("| frok | | refused | done | | No. |", "“frok” isn't an attack in Programs."),
        ("| fork | home | refused | done | | No. |", "“home” isn't a target."),
        ("| fork | process `1` | refused | done | | No. |", "“process `1`” isn't a target."),
        ("| fork | decoy | refused | done | | No. |", "“decoy” isn't a target."),
        ("| fork | | EPERM EPREM | done | | No. |", "“EPERM EPREM” isn't an outcome."),
        ("| fork | | refused | | | No. |", "“” isn't an outcome."),
        ("| fork | | refused | done | no | No. |", "“no” isn't “yes” or an empty cell."),
        ("| fork | | refused | done | | |", "“” isn't a sentence."),
        ("| fork |", "“” isn't an outcome."),
    ])
    func `A mistake in a row is an error with its line`(row: String, sentence: String) {
        #expect(throws: BookFile.FormatError(path: Attack.path, line: 3, sentence: sentence)) {
            try Attack.kinds(in: "## By processes\n| attack |\n\(row)\n")
        }
    }
}
