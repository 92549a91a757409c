import Foundation
import ProofKit
import Terminal
import Testing

@testable import Grading

#if os(Linux)
/// Systems that lack features: an older Landlock is simulated, and an isolated program can't use seccomp.
@Suite("Systems without isolation", .enabled("this system can isolate a program") { await AttackProof.isPossible })
struct SupportTests {
    private func report(isolation: Isolation, landlock: Int) async throws -> ChapterReport {
        await Grader(builder: ExerciseBuilder(isolation: isolation, landlockAtMost: landlock)).grade(
            AttackRun.chapter(attacking: "go"),
            .text(ExerciseFile(path: "Exercise.swift", text: try AttackRun.exercise.get())), tasks: [2], seed: 1)
    }

    @Test(arguments: [0, 1, 2])
    func `Where isolation is required, nothing runs without it, and a sentence says why`(landlock: Int) async throws {
        let verdict = try await report(isolation: .required, landlock: landlock).tasks[0].verdict
        guard case .cannotCheck(let sentence) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(sentence.hasPrefix("Isolation needs Landlock 3 (Linux 6.2) or newer, and this system has "))
    }

    @Test(arguments: [0, 1, 2, 5]) func `Elsewhere, code runs with what there is`(landlock: Int) async throws {
        #expect(try await report(isolation: .whereAvailable, landlock: landlock).isPass)
    }

    @Test func `A container that forbids seccomp is noticed before anything runs`() async throws {
        let library = try await WorkbookLibrary.find(.book)
        let support = await IsolationSupport.find(in: library.folder)
        let sandbox = try #require(Sandbox(support))
        let program = try #require(support.program)
        let words = sandbox.words(toRun: program, reading: [program])
        let inside = try await Spawn(words[0], words.dropFirst() + ["--report"]).collect()
        #expect(inside.standardOutput.contains("syscalls no"), "\(inside.standardOutput)")
        // `isolate` starts nothing that it can't isolate.
        let again = try await Spawn(
            words[0], words.dropFirst() + ["--player", "--run", "/bin/true", "--", "/bin/true"]
        ).collect()
        #expect(again.terminationStatus == .exited(Sandbox.failureStatus))
        #expect(again.standardError.hasPrefix("isolate: "), "\(again.standardError)")
    }
}
#endif
