import Grading
import ProofKit
import Testing

/// The reference solutions, which pass: `Solutions/NN-Name/Exercise.swift`.
@Suite("Solutions")
struct Solutions {
    @Test("The book's answer passes", arguments: TaskUnderTest.all)
    func task(_ task: TaskUnderTest) async throws {
        let report = try await task.grade(in: \.solutionPath)
        if !report.verdict.isPass { Issue.record("\(TextReport().text(of: report))") }
    }
}
