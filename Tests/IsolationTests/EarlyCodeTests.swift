import Foundation
import ProofKit
import Terminal
import Testing

@testable import Grading

#if os(Linux)
/// Code that runs before `main`. Each piece is compiled as its own program.
@Suite("Isolation of early code", .enabled("this system can isolate a program") { await AttackProof.isPossible })
struct EarlyCodeTests {
    private func grade(_ code: String) async throws -> ChapterReport {
        let early = #"@section(".init_array") @used let early: @convention(c) () -> Void = { \#(code) }"#
        let file = ExerciseFile(path: "Exercise.swift", text: try AttackRun.exercise.get() + "\n" + early)
        return await Grader(builder: ExerciseBuilder(isolation: .required)).grade(
            AttackRun.chapter(attacking: "go"), .text(file), tasks: [2], seed: 1)
    }

    @Test func `It's isolated from its first instruction`() async throws {
        let decoys = try Decoys()
        let secret = try decoys.words(for: .file("home/notes"), isIsolated: true)
        let report = try await grade(#"if open("\#(secret)", O_RDONLY) == -1 { _ = write(1, "refused\n", 8) }"#)
        #expect(report.isPass, "\(report.tasks)")
        #expect(report.tasks[0].output.hasPrefix("refused\n"))
    }

    @Test func `If it takes the channel's key, the player has none, and nothing passes`() async throws {
        let report = try await grade("var key: (UInt64, UInt64) = (0, 0); _ = recv(3, &key, 16, 0)")
        #expect(!report.isPass)
    }
}
#endif
