import Grading
import Judges
import Testing

/// Your own answers, in `Chapters/NN-Name/Exercise.swift`: skipped while not started, then passed or failed.
///
/// `swift test --filter Mine` runs them all, `swift test --filter Mine.Validation` those of one chapter. Only this suite reads
/// those files.
@Suite("Mine")
struct Mine {
    @Suite("01 Validation")
    struct Validation {
        @Test("01 Validation, task 1") func task1() async throws { try await expectPassOrNotStarted("01", 1) }
        @Test("01 Validation, task 2") func task2() async throws { try await expectPassOrNotStarted("01", 2) }
        @Test("01 Validation, task 3") func task3() async throws { try await expectPassOrNotStarted("01", 3) }
        @Test("01 Validation, task 4") func task4() async throws { try await expectPassOrNotStarted("01", 4) }
        @Test("01 Validation, task 5") func task5() async throws { try await expectPassOrNotStarted("01", 5) }
    }
}

private func expectPassOrNotStarted(_ chapter: String, _ task: Int) async throws {
    let report = try await ChapterUnderTest.grade(chapter, task: task, in: \.exercisePath)
    if report.verdict == .notStarted { try Test.cancel("not started") }
    if !report.verdict.isPass { Issue.record("\(TextReport().text(of: report))") }
}
