import Grading
import ProofKit
import Testing

/// The reference solutions, which pass: `Solutions/NN-Name/Exercise.swift`.
@Suite("Solutions") struct Solutions {
    @Test(arguments: TaskUnderTest.all) func `The book's answer passes`(_ task: TaskUnderTest) async throws {
        let report = try await task.grade(in: \.solutionPath)
        if !report.verdict.isPass { Issue.record("\(TextReport().text(of: report))") }
    }
}
