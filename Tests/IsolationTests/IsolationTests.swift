import Foundation
import Platform
import Testing

@testable import Grading

#if os(Linux)
/// Programs of strangers that try what they mustn't, in the manner of DMOJ's tests of its judge. Each is one row of a
/// table (Attack+Rows.swift) and a few lines of code (Programs).
@Suite("Isolation", .enabled("this system can isolate a program") { await AttackRun.isPossible })
struct IsolationTests {
    /// The versions of Landlock: the system's own, and those of older systems.
    static let versions: [Int?] = [nil, 3, 4]

    @Test("In isolation, no attack comes to anything, and the code beside it is judged as ever", arguments: versions)
    func isolated(landlock: Int?) async throws {
        setenv(Attack.decoyVariable, "secret", 1)
        try await AttackRun.concurrently(Attack.all) { attack in
            let run = try await AttackRun(attack, landlock: landlock)
            #expect(run.has(attack.isolated), "\(attack.testDescription): \(run). \(attack.why)")
            #expect(run.harm.isEmpty, "\(attack.testDescription): \(run.harm). \(attack.why)")
            #expect(run.isJudgedRight, "\(attack.testDescription): \(run.report.tasks)")
            #expect(run.leftovers.isEmpty, "\(attack.testDescription): \(run.leftovers)")
        }
    }

    @Test("Without isolation, the same attacks succeed, so they are real; nothing stays behind all the same")
    func open() async throws {
        try await AttackRun.concurrently(Attack.all.filter { !$0.needsSuperuser || getuid() == 0 }) { attack in
            let run = try await AttackRun(attack, isolation: .off)
            #expect(run.has(attack.open), "\(attack.testDescription): \(run)")
            #expect(run.leftovers.isEmpty, "\(attack.testDescription): \(run.leftovers)")
        }
    }

    @Test("There are forty attacks at least, and each has a reason")
    func table() {
        #expect(Attack.all.count >= 40)
        #expect(Attack.all.allSatisfy { $0.why.hasSuffix(".") })
        #expect(Set(Attack.all.map(\.testDescription)).count == Attack.all.count)
    }
}
#endif
