import Grading
import Judges
import Testing

/// The reference solutions, which pass: `Solutions/NN-Name/Exercise.swift`.
@Suite("Solutions")
struct Solutions {
    @Suite("01 Validation")
    struct Validation {
        @Test("01 Validation, task 1") func task1() async throws { try await expectPass("01", 1) }
        @Test("01 Validation, task 2") func task2() async throws { try await expectPass("01", 2) }
        @Test("01 Validation, task 3") func task3() async throws { try await expectPass("01", 3) }
        @Test("01 Validation, task 4") func task4() async throws { try await expectPass("01", 4) }
        @Test("01 Validation, task 5") func task5() async throws { try await expectPass("01", 5) }
    }

    @Test("Each task of the catalogue has its line here and in Mine")
    func complete() {
        #expect(Dictionary(uniqueKeysWithValues: catalogue.map { ($0.number, $0.tasks.count) }) == ChapterUnderTest.written)
    }
}

private func expectPass(_ chapter: String, _ task: Int) async throws {
    let report = try await ChapterUnderTest.grade(chapter, task: task, in: \.solutionPath)
    if !report.verdict.isPass { Issue.record("\(TextReport().text(of: report))") }
}
