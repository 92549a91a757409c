import Foundation
import Grading
import Judges
import Testing

/// Grades one task of the catalogue in a file of the package, through the same grader as the REPL's `check`.
enum ChapterUnderTest {
    /// One builder for all tests: a chapter's file is compiled once, whatever tasks are graded.
    private static let builder = ExerciseBuilder()

    /// The top of the package.
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Grades a task in one of its chapter's files.
    static func grade(_ number: String, task: Int, in path: (Chapter) -> String) async throws -> TaskReport {
        let chapter = try #require(catalogue.first { $0.number == number }, "The catalogue has no chapter \(number).")
        let file = URL(fileURLWithPath: path(chapter), relativeTo: package)
        let report = await Grader(builder: builder).grade(chapter, .file(at: file), tasks: [task])
        return try #require(report.tasks.first, "Chapter \(number) has no task \(task).")
    }
}
