import Grading
import Judges
import ProofKit
import Testing

/// The reference solutions, which pass: `Solutions/NN-Name/Exercise.swift`.
///
/// The tests are in the folder Suites, one file per chapter. `swift test --filter Solutions.Validation` runs one
/// chapter's.
@Suite("Solutions")
struct Solutions {
    @Test("Each task of the catalogue has its tests in Suites", arguments: catalogue)
    func complete(_ chapter: Chapter) {
        #expect(
            SuiteFile(of: chapter).isUpToDate,
            "Run `swift run graders suites` to write Tests/ChapterTests/Suites/\(chapter.id).swift.")
    }
}

/// Grades one task in the chapter's reference solution.
func expectPass(_ chapter: String, _ task: Int) async throws {
    let report = try await ChapterUnderTest.grade(chapter, task: task, in: \.solutionPath)
    if !report.verdict.isPass { Issue.record("\(TextReport().text(of: report))") }
}
