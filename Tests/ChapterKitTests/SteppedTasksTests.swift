import Grading
import Marbles
import ProofKit
import TerminalTestKit
import Testing

/// Transcripts/Chapters.md shows what the programs print.
@Suite("Tasks on virtual time", .enabled(if: SteppedTasks.obstacle == nil)) struct SteppedTasksTests {
    private static let program = Program.product("async-await")

    @Test(arguments: ["two-loops", "one-turn", "slow-loop", "lost-failure", "both"])
    func `tasks run in the same order each time, while other programs keep the machine busy`(_ variant: String)
        async throws
    {
        let options = ["--variant", variant, "--type", "aMcxc{400ms}dd{1s}"]
        let outputs = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<12 { group.addTask { try await Self.program.run(options).standardOutput } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(outputs.count == 1, "\(outputs)")
    }

    @Test func `a group, an actor, and an async let are recorded in the same way each time`() async throws {
        let chapter = try #require(catalogue.last)
        for answer in Book.answers(to: 1, of: chapter.id) where answer.isRight {
            let recordings = try await Array(1...6).concurrentMap { _ in
                try await Rehearsal(of: chapter, task: 1, in: answer.exercise(), seeds: [7]).transcripts
            }
            #expect(recordings.allSatisfy { $0 == recordings[0] }, "\(answer)")
        }
    }

    @Test func `a canceled window cancels its search`() async throws {
        let keys = ["--type", "swift{600ms}{tab}{return}{3s}", "--latency", "2s"]
        #expect(try await Self.program.run(keys).standardOutput.contains("1440 ms  canceled: swift"))
        let rewritten = try await Self.program.run(["--variant", "rewritten"] + keys).standardOutput
        #expect(rewritten.contains("3100 ms  answered: swift"))
        #expect(!rewritten.contains("canceled"))
    }
}
