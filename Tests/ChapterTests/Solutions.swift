import Grading
import ProofKit
import Testing

/// The reference solutions, which pass: `Solutions/NN-Name/Exercise.swift`.
@Suite("Solutions") struct Solutions {
    /// `graders prove answers` tries a hundred seeds.
    @Test(arguments: TaskUnderTest.all)
    func `The book's answer passes under two seeds`(_ task: TaskUnderTest) async throws {
        let seeds = [1, Sample.current.seed]
        for (seed, report) in zip(seeds, try await task.grade(in: \.solutionPath, seeds: seeds))
        where !report.verdict.isPass {
            Issue.record("seed \(seed): \(TextReport().text(of: report))")
        }
    }
}
