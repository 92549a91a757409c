import Grading
import Judges
import Testing

/// Your own answers, in `Chapters/NN-Name/Exercise.swift`: skipped while not started, then passed or failed.
///
/// `swift test --filter Mine` runs them all, `swift test --filter Mine.Validation` those of one chapter. Its tests
/// are in the folder Suites, one file per chapter.
@Suite("Mine")
struct Mine {}

/// Grades one task in the learner's file.
func expectPassOrNotStarted(_ chapter: String, _ task: Int) async throws {
    let report = try await ChapterUnderTest.grade(chapter, task: task, in: \.exercisePath)
    if report.verdict == .notStarted { try Test.cancel("not started") }
    if !report.verdict.isPass { Issue.record("\(TextReport().text(of: report))") }
}
